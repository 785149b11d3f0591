import { childContract } from './child'
import { classroomContract } from './classroom'
import { dashboardContract } from './dashboard'
import { reportContract } from './report'
import { sessionContract } from './session'
import { studentContract } from './student'
import { testContract } from './test'

/** Every endpoint of the product, by feature. */
export const contracts = {
  session: sessionContract,
  child: childContract,
  classroom: classroomContract,
  student: studentContract,
  test: testContract,
  report: reportContract,
  dashboard: dashboardContract,
}

/** Raised in its first part when an endpoint changes so that an older remote can no longer call it. */
export const contractVersion = '1.0.0'
