import { generatePath } from '@lekta/shared/routing'

/** Who buys: each has pages about it in an area of its own. */
export type Buyer = 'parent' | 'school'

/** Where a buyer’s invoices are. */
export const invoicePaths = (area: Buyer) => ({
  list: `/${area}/invoice`,
  detail: (id: number) => generatePath(`/${area}/invoice-detail/:id`, { id: String(id) }),
})
