import { accountContract } from './account'
import { attemptContract } from './attempt'
import { bankContract } from './bank'
import { childContract } from './child'
import { classReportContract } from './class-report'
import { classroomContract } from './classroom'
import { contactContract } from './contact'
import { dashboardContract } from './dashboard'
import { importContract } from './import'
import { invoiceContract } from './invoice'
import { linkContract } from './link'
import { notificationContract } from './notification'
import { paymentContract } from './payment'
import { planContract } from './plan'
import { readingContract } from './reading'
import { registrationContract } from './registration'
import { reportContract } from './report'
import { scheduleContract } from './schedule'
import { schoolContract } from './school'
import { sessionContract } from './session'
import { setupContract } from './setup'
import { studentContract } from './student'
import { subscriptionContract } from './subscription'
import { teacherContract } from './teacher'
import { textContract } from './text'
import { voucherContract } from './voucher'

/** Every endpoint of the product, by feature. */
export const contracts = {
  session: sessionContract,
  child: childContract,
  classroom: classroomContract,
  student: studentContract,
  attempt: attemptContract,
  report: reportContract,
  plan: planContract,
  contact: contactContract,
  notification: notificationContract,
  dashboard: dashboardContract,
  registration: registrationContract,
  account: accountContract,
  teacher: teacherContract,
  school: schoolContract,
  import: importContract,
  subscription: subscriptionContract,
  voucher: voucherContract,
  invoice: invoiceContract,
  payment: paymentContract,
  schedule: scheduleContract,
  classReport: classReportContract,
  bank: bankContract,
  text: textContract,
  link: linkContract,
  reading: readingContract,
  setup: setupContract,
}

/** The first part is raised when an endpoint changes so that an older remote can no longer call it. */
export const contractVersion = '1.0.0'
