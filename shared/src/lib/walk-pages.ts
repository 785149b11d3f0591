/** The most rows that one page may hold. */
export const largestPage = 100

/** All rows of a paged list, page after page, so that a long list never asks for everything at once. */
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
