/** The most rows that one page may hold. */
export const largestPage = 100

/** Fetches all rows of a paged list page by page, so that no single call is large. */
export async function walkPages<Row>(
  load: (page: number) => Promise<{ data: Row[]; last_page: number }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, last_page } = await load(page)
    rows.push(...data)
    last = last_page
  }
  return rows
}
