/** Maximum number of rows per page. */
export const largestPage = 100

/** The options of a list that select a page. */
export interface PageOptions {
  page: number
  itemsPerPage: number
  /** Set if the rows become a file. */
  download?: true
}

export interface LoadedPage<Row> {
  data: Row[]
  last_page: number
}

/** Fetches all rows of a paged list page by page, so that no single call is large. */
export async function walkPages<Row>(load: (options: PageOptions) => Promise<LoadedPage<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, last_page } = await load({ page, itemsPerPage: largestPage })
    rows.push(...data)
    last = last_page
  }
  return rows
}
