import { generatePath, useLocation } from '@lekta/shared/routing'

/** The roles that can buy. Each of them has its own invoice pages. */
const buyers = ['parent', 'school'] as const
export type Buyer = (typeof buyers)[number]

/** Returns the buyer whose area is open. Throws on a page of an area that has no invoices. */
export function useBuyer(): Buyer {
  const { pathname } = useLocation()
  const buyer = buyers.find((name) => pathname.startsWith(`/${name}/`))
  if (!buyer) throw new Error(`${pathname} is no page of a buyer.`)
  return buyer
}

/** Paths of a buyer's invoices. */
export const invoicePaths = (buyer: Buyer) => ({
  list: `/${buyer}/invoice`,
  detail: (id: number) => generatePath(`/${buyer}/invoice-detail/:id`, { id: String(id) }),
})

/**
 * The links on a paid invoice, and on an expired or void one. The English labels are the keys of their translations.
 */
export const nextPages = {
  parent: {
    paid: { to: '/parent/subscription', label: 'See who has a seat' },
    over: { to: '/parent/subscribe', label: 'See the plans' },
  },
  school: {
    paid: { to: '/school/seat', label: 'Give seats to a classroom' },
    over: { to: '/school/invoice?order=buy', label: 'Order seats' },
  },
} as const satisfies Record<Buyer, Record<'paid' | 'over', { to: string; label: string }>>
