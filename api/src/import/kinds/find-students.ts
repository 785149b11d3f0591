import type { ImportNote } from '@lekta/shared/contract/import/import'
import type { Line } from '../../database/schema/import-json'
import { type Setting, valuesIn } from '../kind'
import { note } from '../line'
import { selectNamedStudents } from './seat-queries'

/** The student that a line names, or the reason why no student was found. */
export type FoundStudent = { id: number; error?: undefined } | { id?: undefined; error: ImportNote }

/** Returns a function that finds a line's student by username or NISN. */
export async function findStudents(setting: Setting, lines: readonly Line[]): Promise<(line: Line) => FoundStudent> {
  const usernames = valuesIn(lines, ({ values }) => values.username)
  const nisns = valuesIn(lines, ({ values }) => values.nisn)
  const existing = await selectNamedStudents(setting.tenant, setting.database, usernames, nisns)
  const byUsername = new Map(existing.map((student) => [student.username, student]))
  const byNisn = new Map(existing.map((student) => [student.nisn ?? '', student]))
  return ({ values: { username, nisn } }) => {
    if (!username && !nisn) return { error: note('username', 'whoNeeded') }
    const [named, numbered] = [username && byUsername.get(username), nisn && byNisn.get(nisn)]
    if (username && nisn && named && numbered && named !== numbered)
      return { error: note('username', 'usernameOther', { username: numbered.username }) }
    const found = (username ? named : numbered) || undefined
    return found ? { id: found.id } : { error: note(username ? 'username' : 'nisn', 'noSuchStudent') }
  }
}
