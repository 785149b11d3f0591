import { setTimeout as wait } from 'node:timers/promises'
import { type SystemSubject, systemSubjects } from '@lekta/shared/contract/platform/system'
import { reasonOf } from '../errors/reason-of'
import { say } from '../i18n/sentence'
import { checkBackup, checkClock, checkDatabase } from './check-database'
import { checkFiles } from './check-files'
import { checkJobs } from './check-jobs'
import { checkLive } from './check-live'
import { checkAddress, checkDisk, checkMail, checkPortal, checkSettings } from './check-machine'
import { checkReleases } from './check-releases'
import { bad, type Check, type CheckContext, type SubjectFinding, warning } from './finding'

const checks: Readonly<Record<SystemSubject, Check>> = {
  settings: checkSettings,
  database: checkDatabase,
  clock: checkClock,
  disk: checkDisk,
  mail: checkMail,
  jobs: checkJobs,
  live: checkLive,
  files: checkFiles,
  portal: checkPortal,
  releases: checkReleases,
  address: checkAddress,
  backup: checkBackup,
}

/** Seconds after which a part counts as silent. */
const TIMEOUT = 10

/** Runs all checks at the same time. A check that fails or is silent is a finding too. Never throws. */
export async function checkAll(context: CheckContext): Promise<SubjectFinding[]> {
  const run = async (subject: SystemSubject): Promise<SubjectFinding[]> => {
    const silent = [warning(say('There was no answer within {{seconds}} seconds.', { seconds: TIMEOUT }))]
    const findings = await Promise.race([checks[subject](context), wait(TIMEOUT * 1000, silent, { ref: false })]).catch(
      (error: unknown) => [bad(say('This could not be checked ({{reason}}).', { reason: reasonOf(error) }))],
    )
    return findings.map((finding) => ({ subject, ...finding }))
  }
  return (await Promise.all(systemSubjects.map(run))).flat()
}
