import { expireAttemptsJob } from './attempt/expire-attempts'
import { notifyTestsJob } from './attempt/notify-tests'
import { keepPartitionsJob } from './attempt/partitions/keep-partitions'
import { deleteOldSessionsJob } from './auth/delete-old-sessions'
import { forgotPasswordJob } from './auth/forgot-password'
import { recalibrateJob } from './bank/recalibrate-bank'
import { deleteOldMessagesJob } from './contact/delete-old-messages'
import { expireExportsJob } from './data-export/expire-exports'
import { makeExportJob } from './data-export/make-export'
import { weeklyDigestJob } from './digest/send-digests'
import { deleteFilesJob } from './files/delete-files'
import { checkImportJob } from './import/check'
import { commitImportJob } from './import/commit'
import { deleteOldRunsJob } from './import/delete-old-runs'
import { forgetBuyersJob } from './invoice/forget-buyers'
import type { Job } from './jobs/job'
import { deleteOldRequestsJob } from './link/delete-old-requests'
import { notifySchoolJob } from './link/notify-school'
import { mailJob } from './mail/send-mail'
import { expireAndRemindJob } from './money/deadlines/expire-and-remind'
import { notifyPaidJob, notifySeatsJob } from './money/seats/notify-seats'
import { deleteOldNotificationsJob } from './notification/delete-old-notifications'
import { pushJob } from './notification/push'
import { reconcileJob } from './payment/reconcile'
import { lateCallbackJob } from './payment/sandbox-scenarios'
import { hardenPasswordsJob } from './people/harden-passwords'
import { drawPrintsJob, expirePrintsJob } from './print/draw-prints-job'
import { eraseDueJob } from './privacy/erase/erase-due'
import { pruneReleasesJob } from './release/prune/prune-releases'
import { checkPagesJob } from './release/publish/check-pages'
import { scheduledChangeJob } from './release/rollout/schedule'
import { deleteOldEntriesJob } from './retention/delete-old-entries'
import { retentionRoundsJob } from './retention/rounds'
import { expireRolloversJob, rolloverJob } from './rollover/rollover-job'

/** All kinds of jobs that the processes work on. */
export const jobs: readonly Job[] = [
  deleteOldSessionsJob,
  deleteOldMessagesJob,
  expireAttemptsJob,
  keepPartitionsJob,
  recalibrateJob,
  mailJob,
  pushJob,
  notifyTestsJob,
  weeklyDigestJob,
  forgotPasswordJob,
  hardenPasswordsJob,
  checkImportJob,
  commitImportJob,
  deleteOldRunsJob,
  expireAndRemindJob,
  reconcileJob,
  lateCallbackJob,
  notifyPaidJob,
  notifySeatsJob,
  notifySchoolJob,
  deleteOldRequestsJob,
  deleteOldNotificationsJob,
  forgetBuyersJob,
  makeExportJob,
  drawPrintsJob,
  expirePrintsJob,
  expireExportsJob,
  deleteFilesJob,
  retentionRoundsJob,
  deleteOldEntriesJob,
  rolloverJob,
  expireRolloversJob,
  eraseDueJob,
  scheduledChangeJob,
  checkPagesJob,
  pruneReleasesJob,
]
