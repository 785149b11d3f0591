import { readCsv } from './csv'
import { type Cell, cellText, type Row, type Sheet } from './sheet'
import { UnreadableError } from './unreadable-error'
import type { Archive } from './zip'

type Line = Readonly<Record<string, string>>

async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

/** Returns the lines of a file in the package, with values by heading. Returns no lines if the file is missing. */
async function readFile(zip: Archive, file: string): Promise<Line[]> {
  const name = zip.names.find((one) => one === file || one.endsWith(`/${file}`))
  const pieces = name && zip.read(name)
  if (!pieces) return []
  const { rows } = await readCsv(await bytesOf(pieces), file)
  const headings = rows[0]?.map((cell) => cell?.text ?? '') ?? []
  return rows
    .slice(1)
    .map((row) => Object.fromEntries(headings.map((heading, column) => [heading, row[column]?.text ?? ''])))
}

/** Returns whether an archive is a OneRoster package, judged by the fixed file names of such packages. */
export const isOneRoster = ({ names }: Archive) => names.some((name) => /(^|\/)users\.csv$/.test(name))

const stays = ({ status }: Line) => status !== 'tobedeleted'

/** Returns the roles of each user. Version 1.1 has them in the user's own line, version 1.2 in a separate file. */
function rolesOf(users: readonly Line[], roles: readonly Line[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const add = (id = '', role = '') => found.set(id, (found.get(id) ?? new Set()).add(role))
  for (const { sourcedId, role } of users) if (role) add(sourcedId, role)
  for (const line of roles.filter(stays)) add(line.userSourcedId, line.role)
  return found
}

/** Returns the names of the classes that each user is enrolled in. */
function classesOf(classes: readonly Line[], enrollments: readonly Line[]): Map<string, string[]> {
  const titles = new Map(classes.filter(stays).map(({ sourcedId, title }) => [sourcedId, title]))
  const found = new Map<string, string[]>()
  for (const { userSourcedId = '', classSourcedId } of enrollments.filter(stays)) {
    const title = titles.get(classSourcedId)
    if (!title) continue
    const titlesOfUser = found.get(userSourcedId)
    if (titlesOfUser) titlesOfUser.push(title)
    else found.set(userSourcedId, [title])
  }
  return found
}

const headings = ['name', 'username', 'email', 'date of birth', 'grade', 'classroom'] as const
const cellOf = (text: string | undefined): Cell | undefined =>
  text ? { text: cellText(text), kind: 'text' } : undefined

/**
 * Reads a OneRoster package (version 1.1 or 1.2, CSV) as a sheet of the users who have the given role. The sheet has
 * only the columns that an import needs. Lines keep their numbers from `users.csv`.
 */
export async function readOneRoster(zip: Archive, role: 'student' | 'teacher'): Promise<Sheet> {
  const users = await readFile(zip, 'users.csv')
  const roles = rolesOf(users, await readFile(zip, 'roles.csv'))
  const classes = classesOf(await readFile(zip, 'classes.csv'), await readFile(zip, 'enrollments.csv'))
  const births = new Map((await readFile(zip, 'demographics.csv')).map((line) => [line.sourcedId, line.birthDate]))
  const rows = users.map((user): Row => {
    const { sourcedId = '', givenName = '', familyName = '', username, email, grades } = user
    if (!stays(user) || !roles.get(sourcedId)?.has(role)) return []
    const name = `${givenName} ${familyName}`.trim()
    const grade = role === 'student' ? grades?.split(',')[0] : ''
    const birth = role === 'student' ? births.get(sourcedId) : ''
    return [name, username, email, birth, grade, classes.get(sourcedId)?.join('; ')].map(cellOf)
  })
  if (rows.every((row) => row.length === 0)) throw new UnreadableError('noPeople')
  return { name: 'users.csv', rows: [headings.map(cellOf), ...rows] }
}
