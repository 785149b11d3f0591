/** What of an amount with tax is tax; the rate in hundredths of a percent. Half a unit goes up. */
export const taxIn = (total: number, rate: number) => total - Math.round((total * 10_000) / (10_000 + rate))

/** An amount with tax as printed on an invoice. All in the currency's smallest unit in use. */
export function withTax(total: number, taxRate: number) {
  const tax = taxIn(total, taxRate)
  return { net: total - tax, taxRate, tax, total }
}

/** What one more seat costs for the months that are left of a subscription. */
export const shareOfPrice = (price: number, monthsLeft: number, months: number) =>
  Math.ceil((price * Math.min(monthsLeft, months)) / months)

/** The most that an invoice may ask for: what PostgreSQL's integer holds. */
export const LARGEST_AMOUNT = 2_147_483_647
