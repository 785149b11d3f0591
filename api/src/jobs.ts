import { sweepAttemptsJob } from './attempt/expire-attempts'
import { tellTestsJob } from './attempt/notify-tests'
import { sweepSessionsJob } from './auth/delete-old-sessions'
import { forgotPasswordJob } from './auth/forgot-password'
import { recalibrateJob } from './bank/recalibrate-bank'
import { sweepMessagesJob } from './contact/delete-old-messages'
import { checkImportJob } from './import/check'
import { commitImportJob } from './import/commit'
import { sweepImportsJob } from './import/delete-old-runs'
import type { Job } from './jobs/job'
import { sweepRequestsJob } from './link/delete-old-requests'
import { tellAskedJob } from './link/notify-school'
import { mailJob } from './mail/send-mail'
import { keepTimeJob } from './money/billing-schedule'
import { tellPaidJob, tellSeatsJob } from './money/notify-seats'
import { pushJob } from './notification/push'
import { reconcileJob } from './payment/reconcile'
import { lateCallbackJob } from './payment/sandbox-scenarios'

/** Every kind of job that the processes work on. */
export const jobs: readonly Job[] = [
  sweepSessionsJob,
  sweepMessagesJob,
  sweepAttemptsJob,
  recalibrateJob,
  mailJob,
  pushJob,
  tellTestsJob,
  forgotPasswordJob,
  checkImportJob,
  commitImportJob,
  sweepImportsJob,
  keepTimeJob,
  reconcileJob,
  lateCallbackJob,
  tellPaidJob,
  tellSeatsJob,
  tellAskedJob,
  sweepRequestsJob,
]
