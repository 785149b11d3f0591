import type { AssignedTest } from '@lekta/shared/contract/attempt'
import type { ListedReport } from '@lekta/shared/contract/report'
import { generatePath } from '@lekta/shared/routing'

/** Where all tests stand, and where those stand that are coming. */
export const testsPath = '/child/test'
export const planPath = '/child/schedule'

/** Where a given test is begun or gone on with. */
export const startPath = ({ code, id }: Pick<AssignedTest, 'code' | 'id'>) =>
  generatePath('/test/start/:code/:id', { code, id: String(id) })

/** Where one finished try of a given test is told. */
export const testReportPath = ({ code, id }: Pick<AssignedTest, 'code' | 'id'>, tries: number) =>
  generatePath('/test/report/:code/:id/:tries', { code, id: String(id), tries: String(tries) })

/** Where a finished test is told, by its report. */
export const reportDetailPath = ({ id }: Pick<ListedReport, 'id'>) =>
  generatePath('/child/report-detail/:id', { id: String(id) })
