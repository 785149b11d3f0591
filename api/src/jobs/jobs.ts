import { recalibrateJob } from '../bank/recalibrate'
import { sweepMessagesJob } from '../contact/sweep'
import { checkImportJob } from '../import/check'
import { commitImportJob } from '../import/commit'
import { sweepImportsJob } from '../import/sweep'
import { sweepRequestsJob } from '../link/sweep'
import { tellAskedJob } from '../link/tell'
import { mailJob } from '../mail/send'
import { keepTimeJob } from '../money/clock'
import { tellPaidJob, tellSeatsJob } from '../money/tell'
import { pushJob } from '../notification/push'
import { reconcileJob } from '../payment/reconcile'
import { lateCallbackJob } from '../payment/sandbox-day'
import { forgotPasswordJob } from '../registration/forgot'
import { sweepSessionsJob } from '../session/sweep'
import { sweepAttemptsJob } from '../test/sweep'
import { tellTestsJob } from '../test/tell'
import type { Job } from './job'

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
