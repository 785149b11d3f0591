const shown = 5

/** Returns the page numbers of the buttons around the current page: at most five in a row, within 1…lastPage. */
export const pageNumbers = (page: number, lastPage: number): number[] => {
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), lastPage - shown + 1))
  const count = Math.max(1, Math.min(shown, lastPage))
  return Array.from({ length: count }, (_, i) => first + i)
}
