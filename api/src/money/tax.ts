/** Returns the tax contained in an amount. The rate is in hundredths of a percent. Halves are rounded up. */
export const taxIn = (total: number, rate: number) => total - Math.round((total * 10_000) / (10_000 + rate))

/** Returns an amount with its tax, as printed on an invoice, in the currency's smallest unit in use. */
export function withTax(total: number, taxRate: number) {
  const tax = taxIn(total, taxRate)
  return { net: total - tax, taxRate, tax, total }
}

/** Returns the price of one more seat for the remaining months of a subscription. */
export const shareOfPrice = (price: number, monthsLeft: number, months: number) =>
  Math.ceil((price * Math.min(monthsLeft, months)) / months)

/** The largest amount of an invoice: the limit of PostgreSQL's integer. */
export const LARGEST_AMOUNT = 2_147_483_647
