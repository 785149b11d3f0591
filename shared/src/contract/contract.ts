import { attemptContract } from './assessment/attempt'
import { bankContract } from './assessment/bank'
import { classReportContract } from './assessment/class-report'
import { comparisonContract } from './assessment/comparison'
import { goalContract } from './assessment/goal'
import { printContract } from './assessment/print'
import { readingContract } from './assessment/reading'
import { reportContract } from './assessment/report'
import { textContract } from './assessment/text'
import { auditContract } from './audit'
import { beaconContract } from './beacon'
import { contactContract } from './contact'
import { dashboardContract } from './dashboard'
import { dataExportContract } from './data-export'
import { previewContract } from './delivery/preview'
import { releaseContract } from './delivery/release'
import { releaseAreaContract } from './delivery/release-area'
import { releasePeopleContract } from './delivery/release-people'
import { rolloutContract } from './delivery/rollout'
import { importContract } from './import/import'
import { invoiceContract } from './money/invoice'
import { paymentContract } from './money/payment'
import { planContract } from './money/plan'
import { subscriptionContract } from './money/subscription'
import { voucherContract } from './money/voucher'
import { notificationContract } from './notification'
import { accountContract } from './people/account'
import { calendarFeedContract } from './people/calendar-feed'
import { childContract } from './people/child'
import { classroomContract } from './people/classroom'
import { consentContract } from './people/consent'
import { interventionContract } from './people/intervention'
import { leaverContract } from './people/leaver'
import { linkContract } from './people/link'
import { registrationContract } from './people/registration'
import { rolloverContract } from './people/rollover'
import { savedViewContract } from './people/saved-view'
import { schoolContract } from './people/school'
import { studentContract } from './people/student'
import { studentNoteContract } from './people/student-note'
import { studentOverviewContract } from './people/student-overview'
import { teacherContract } from './people/teacher'
import { jobContract } from './platform/jobs'
import { maintenanceContract } from './platform/maintenance'
import { platformAccountContract } from './platform/platform-account'
import { platformSchoolContract } from './platform/platform-school'
import { platformStaffContract } from './platform/platform-staff'
import { seatGrantContract } from './platform/seat-grant'
import { systemContract } from './platform/system'
import { privacyContract } from './privacy'
import { scheduleContract } from './schedule'
import { searchContract } from './search'
import { sessionContract } from './session'
import { setupContract } from './setup'

/** Every endpoint of the product, by feature. */
export const contracts = {
  session: sessionContract,
  child: childContract,
  classroom: classroomContract,
  student: studentContract,
  studentOverview: studentOverviewContract,
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
  calendarFeed: calendarFeedContract,
  classReport: classReportContract,
  intervention: interventionContract,
  rollover: rolloverContract,
  studentNote: studentNoteContract,
  comparison: comparisonContract,
  goal: goalContract,
  savedView: savedViewContract,
  bank: bankContract,
  text: textContract,
  link: linkContract,
  reading: readingContract,
  setup: setupContract,
  beacon: beaconContract,
  dataExport: dataExportContract,
  print: printContract,
  consent: consentContract,
  leaver: leaverContract,
  privacy: privacyContract,
  job: jobContract,
  maintenance: maintenanceContract,
  platformAccount: platformAccountContract,
  platformSchool: platformSchoolContract,
  platformStaff: platformStaffContract,
  audit: auditContract,
  seatGrant: seatGrantContract,
  system: systemContract,
  releaseArea: releaseAreaContract,
  release: releaseContract,
  rollout: rolloutContract,
  releasePeople: releasePeopleContract,
  preview: previewContract,
  search: searchContract,
}

/** The first number is increased when a changed endpoint can no longer be called by older remotes. */
export const contractVersion = '1.0.0'
