import { generatePath } from '@lekta/shared/routing'

/** A child's profile. */
export const profilePath = (child: { id: number }) =>
  generatePath('/parent/profile/child/:id', { id: String(child.id) })

/** A finished test in full; the page is the child area's, which lets parents in. */
export const reportPath = (report_id: number) => generatePath('/child/report-detail/:id', { id: String(report_id) })
