import { hashToken, newToken } from '../../src/access/token'
import { homeZone } from '../../src/config/home-zone'
import type { Country, School } from './country'
import { childrenOf, type Rows } from './people-rows'
import type { Sitting } from './test-rows'

const DAY = 24 * 60 * 60_000

/** The test that a student took, of the last year, which is as long as notifications are stored. */
const isRecent = ({ startedAt }: Sitting, now: Date) => now.getTime() - startedAt.getTime() < 364 * DAY

const title = 'Tes membaca'

/** Children were notified that a test opened, and parents that it was finished. */
export function* notificationRows(country: Country, sittings: Iterable<Sitting>, now: Date): Rows {
  const parents = new Map<number, number[]>()
  for (const { parentId, studentId } of childrenOf(country))
    parents.set(studentId, [...(parents.get(studentId) ?? []), parentId])
  for (const sitting of sittings) {
    if (!isRecent(sitting, now)) continue
    const { attemptId, studentId, startedAt, isFinished } = sitting
    const closes = new Date(startedAt.getTime() + 14 * DAY).toISOString()
    const about = { title, zone: homeZone, childId: studentId }
    const row = { student_id: studentId, link: null, created_at: startedAt, read_at: attemptId % 3 ? startedAt : null }
    const opened = { kind: 'testOpened', values: { ...about, closes }, occasion: `opened ${attemptId}` }
    yield { account_id: studentId, ...row, ...opened }
    if (!isFinished) continue
    const values = { ...about, child: `Anak ${studentId}`, attempt: attemptId }
    for (const account_id of parents.get(studentId) ?? [])
      yield { account_id, ...row, kind: 'testFinished', values, occasion: `finished ${attemptId}` }
  }
}

/** The account of each school opened the reports of the last two years. */
export function* auditRows({ schools }: Country, sittings: Iterable<Sitting>, now: Date): Rows {
  const schoolOf = new Map<number, School>()
  for (const school of schools)
    for (let i = 0; i < school.students.count; i++) schoolOf.set(school.students.first + i, school)
  for (const { attemptId, studentId, startedAt, isFinished } of sittings) {
    const school = schoolOf.get(studentId)
    if (!school || !isFinished || now.getTime() - startedAt.getTime() > 2 * 365 * DAY) continue
    yield {
      account_id: school.teachers.first + (studentId % school.teachers.count),
      action: 'report read',
      student_id: studentId,
      school_id: school.id,
      subject: `attempt ${attemptId}`,
      at: new Date(startedAt.getTime() + DAY / 2),
    }
  }
}

/** Every fifth student has logged in lately. */
export function* sessionRows({ schools }: Country, now: Date): Rows {
  for (const { students } of schools) {
    for (let i = 0; i < students.count; i += 5) {
      const usedAt = new Date(now.getTime() - (i % 900) * 60_000)
      const times = { created_at: usedAt, used_at: usedAt, expires_at: new Date(usedAt.getTime() + 30 * DAY) }
      yield { token_hash: hashToken(newToken()), account_id: students.first + i, user_agent: 'Mozilla/5.0', ...times }
    }
  }
}
