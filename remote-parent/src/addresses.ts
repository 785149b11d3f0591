import { generatePath } from '@lekta/shared/routing'

export const profilePath = (child: { id: number }) =>
  generatePath('/parent/profile/child/:id', { id: String(child.id) })

/** Returns the path of a child's test. The page belongs to the test runner and explains the test to parents. */
export const testPath = ({ code, id }: { code: string; id: number }) =>
  generatePath('/test/start/:code/:id', { code, id: String(id) })

/** Returns the path of the page on which a parent hands the device to the child for a test. */
export const startAsChildPath = ({ code, id, child }: { code: string; id: number; child: { id: number } }) =>
  generatePath('/parents/child/test/:code/:id_test/:id', { code, id_test: String(id), id: String(child.id) })

/**
 * Returns the path of the full report of a finished test. The page belongs to the child area, but parents may open
 * it.
 */
export const reportPath = (report_id: number) => generatePath('/child/report-detail/:id', { id: String(report_id) })

export const invoicePath = (id: number) => generatePath('/parent/invoice-detail/:id', { id: String(id) })

/** Returns the path of the order page for a new subscription, more seats, or a renewal. */
export const orderPath = (about: { add?: number; renew?: number } = {}) => {
  const params = new URLSearchParams(Object.entries(about).map(([name, id]) => [name, String(id)]))
  return params.size > 0 ? `/parent/subscribe?${params}` : '/parent/subscribe'
}
