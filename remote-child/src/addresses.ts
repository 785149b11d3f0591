import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { generatePath } from '@lekta/shared/routing'

/** The paths of the list of tests and of the calendar of upcoming tests. */
export const testsPath = '/child/test'
export const planPath = '/child/schedule'

/** Returns the path of the page on which a test is started or continued. */
export const startPath = ({ code, id }: Pick<AssignedTest, 'code' | 'id'>) =>
  generatePath('/test/start/:code/:id', { code, id: String(id) })

/** Returns the path of the report of a finished attempt of an assigned test. */
export const testReportPath = ({ code, id }: Pick<AssignedTest, 'code' | 'id'>, tries: number) =>
  generatePath('/test/report/:code/:id/:tries', { code, id: String(id), tries: String(tries) })

/** Returns the path of the report of a finished test, by its id. */
export const reportDetailPath = ({ id }: Pick<ListedReport, 'id'>) =>
  generatePath('/child/report-detail/:id', { id: String(id) })
