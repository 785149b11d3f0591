import type { contracts } from '@lekta/shared/contract/contract'
import { accountHandlers } from './account/handlers'
import { attemptHandlers } from './attempt/handlers'
import { auditHandlers } from './audit/handlers'
import { sessionHandlers } from './auth/handlers'
import { bankHandlers } from './bank/handlers'
import { beaconHandlers } from './beacon/handlers'
import { calendarFeedHandlers } from './calendar-feed/handlers'
import { childHandlers } from './child/handlers'
import { classReportHandlers } from './class-report/handlers'
import { classroomHandlers } from './classroom/handlers'
import { comparisonHandlers } from './comparison/handlers'
import { consentHandlers } from './consent/handlers'
import { contactHandlers } from './contact/handlers'
import { dashboardHandlers } from './dashboard/handlers'
import { dataExportHandlers } from './data-export/handlers'
import { goalHandlers } from './goal/handlers'
import type { Handlers } from './http/implement'
import { importHandlers } from './import/handlers'
import { interventionHandlers } from './intervention/handlers'
import { invoiceHandlers } from './invoice/handlers'
import { linkHandlers } from './link/handlers'
import { maintenanceHandlers } from './maintenance/handlers'
import { notificationHandlers } from './notification/handlers'
import { paymentHandlers } from './payment/handlers'
import { planHandlers } from './plan/handlers'
import { platformAccountHandlers } from './platform/account-handlers'
import { jobHandlers } from './platform/job-handlers'
import { platformSchoolHandlers } from './platform/school-handlers'
import { seatGrantHandlers } from './platform/seat-grant-handlers'
import { platformStaffHandlers } from './platform/staff-handlers'
import { printHandlers } from './print/handlers'
import { privacyHandlers } from './privacy/handlers'
import { readingHandlers } from './reading/handlers'
import { registrationHandlers } from './registration/handlers'
import { releaseAreaHandlers } from './release/area/handlers'
import { releaseHandlers } from './release/overview/handlers'
import { releasePeopleHandlers } from './release/people/handlers'
import { previewHandlers } from './release/preview/handlers'
import { rolloutHandlers } from './release/rollout/handlers'
import { reportHandlers } from './report/handlers'
import { leaverHandlers } from './retention/handlers'
import { rolloverHandlers } from './rollover/handlers'
import { savedViewHandlers } from './saved-view/handlers'
import { scheduleHandlers } from './schedule/handlers'
import { schoolHandlers } from './school/handlers'
import { searchHandlers } from './search/handlers'
import { setupHandlers } from './setup/handlers'
import { studentHandlers } from './student/handlers'
import { studentNoteHandlers } from './student-note/handlers'
import { studentOverviewHandlers } from './student-overview/handlers'
import { subscriptionHandlers } from './subscription/handlers'
import { systemHandlers } from './system/handlers'
import { teacherHandlers } from './teacher/handlers'
import { textHandlers } from './text/handlers'
import { voucherHandlers } from './voucher/handlers'

type Contracts = typeof contracts

/** The handlers of every feature. */
export const features = {
  session: sessionHandlers,
  child: childHandlers,
  classroom: classroomHandlers,
  student: studentHandlers,
  studentOverview: studentOverviewHandlers,
  attempt: attemptHandlers,
  report: reportHandlers,
  plan: planHandlers,
  contact: contactHandlers,
  notification: notificationHandlers,
  dashboard: dashboardHandlers,
  registration: registrationHandlers,
  account: accountHandlers,
  teacher: teacherHandlers,
  school: schoolHandlers,
  import: importHandlers,
  subscription: subscriptionHandlers,
  voucher: voucherHandlers,
  invoice: invoiceHandlers,
  payment: paymentHandlers,
  schedule: scheduleHandlers,
  calendarFeed: calendarFeedHandlers,
  classReport: classReportHandlers,
  intervention: interventionHandlers,
  studentNote: studentNoteHandlers,
  comparison: comparisonHandlers,
  goal: goalHandlers,
  savedView: savedViewHandlers,
  bank: bankHandlers,
  text: textHandlers,
  link: linkHandlers,
  reading: readingHandlers,
  setup: setupHandlers,
  beacon: beaconHandlers,
  dataExport: dataExportHandlers,
  print: printHandlers,
  rollover: rolloverHandlers,
  consent: consentHandlers,
  leaver: leaverHandlers,
  privacy: privacyHandlers,
  maintenance: maintenanceHandlers,
  job: jobHandlers,
  platformAccount: platformAccountHandlers,
  platformSchool: platformSchoolHandlers,
  platformStaff: platformStaffHandlers,
  audit: auditHandlers,
  seatGrant: seatGrantHandlers,
  system: systemHandlers,
  releaseArea: releaseAreaHandlers,
  release: releaseHandlers,
  rollout: rolloutHandlers,
  releasePeople: releasePeopleHandlers,
  preview: previewHandlers,
  search: searchHandlers,
} satisfies { [F in keyof Contracts]: Handlers<Contracts[F]> }
