import { checkBackup, checkClock, checkDatabase } from './check-database'
import { checkAddress, checkDisk, checkMail, checkPortal, checkSettings } from './check-machine'
import { bad, type Check, type CheckContext, type Finding, reasonOf, type Subject, subjects } from './finding'

const checks: Readonly<Record<Subject, Check>> = {
  settings: checkSettings,
  database: checkDatabase,
  clock: checkClock,
  disk: checkDisk,
  mail: checkMail,
  portal: checkPortal,
  address: checkAddress,
  backup: checkBackup,
}

export interface SubjectFinding extends Finding {
  subject: Subject
}

/** Runs all checks at the same time. A check that fails itself is a finding too. Never throws. */
export async function checkAll(context: CheckContext): Promise<SubjectFinding[]> {
  const run = async (subject: Subject): Promise<SubjectFinding[]> => {
    const findings = await checks[subject](context).catch((error: unknown) => [
      bad(`This could not be checked (${reasonOf(error)}).`),
    ])
    return findings.map((finding) => ({ subject, ...finding }))
  }
  return (await Promise.all(subjects.map(run))).flat()
}
