import type { Line } from '../../database/schema/import-json'
import { lockSubscription } from '../../money/lock'
import { giveSeats, revokeSeats } from '../../money/seats/give-seats'
import { type Done, type Judged, type Kind, rejected, type Setting, valuesIn } from '../kind'
import { note } from '../line'
import { plainWords } from '../read/heading'
import { StaleError } from '../stale-error'
import { classroomKey } from './classrooms'
import { findStudents } from './find-students'
import { selectClassroomStudents, selectRunning, selectSeated, selectTeacherStudents } from './seat-queries'

interface Todo {
  subscriptionId: number
}

/** A line's entry for one of its students, or the rejected line. */
type Expanded = { line: Line; studentId: number } | { line: Line; rejected: Judged<never> }

/**
 * A student who gets a seat because of a line. The name replaces the line's own if the line stands for several
 * students.
 */
interface Person {
  id: number
  name: string
}

const forEach = (line: Line, people: readonly Person[]): Expanded[] =>
  people.map(({ id, name }) => ({ line: { ...line, cells: { ...line.cells, name } }, studentId: id }))

const refuse = (line: Line, ...errors: Parameters<typeof note>[]): Expanded[] => [
  { line, rejected: rejected(line, ...errors.map((error) => note(...error))) },
]

type Expand = (setting: Setting, lines: readonly Line[]) => Promise<(line: Line) => Expanded[]>

const byStudent: Expand = async (setting, lines) => {
  const find = await findStudents(setting, lines)
  return (line) => {
    const { id, error } = find(line)
    return error ? [{ line, rejected: rejected(line, error) }] : [{ line, studentId: id }]
  }
}

const byRoom: Expand = async ({ tenant, database }) => {
  const rooms = new Map<string, Person[]>()
  for (const { id, name, room } of await selectClassroomStudents(tenant, database)) {
    const people = rooms.get(classroomKey(room)) ?? []
    rooms.set(classroomKey(room), id === null ? people : [...people, { id, name: name ?? '' }])
  }
  return (line) => {
    const named = (line.values.classrooms ?? []).map((name) => rooms.get(classroomKey(name)))
    if (named.some((people) => !people)) return refuse(line, ['classrooms', 'noSuchClassroom'])
    const people = named.flatMap((some) => some ?? [])
    return people.length > 0 ? forEach(line, people) : refuse(line, ['classrooms', 'nobodyThere'])
  }
}

const byTeacher: Expand = async ({ tenant, database }, lines) => {
  const logins = valuesIn(lines, ({ values }) => values.teacher)
  const rows = await selectTeacherStudents(tenant, database, logins)
  return (line) => {
    const { teacher } = line.values
    const teacherRows = rows.filter(({ username, email }) => username === teacher || email === teacher)
    if (teacherRows.length === 0) return refuse(line, ['teacher', 'noSuchTeacher'])
    const people = teacherRows.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? '' }]))
    return people.length > 0 ? forEach(line, people) : refuse(line, ['teacher', 'nobodyThere'])
  }
}

type Running = Awaited<ReturnType<typeof selectRunning>>[number]

/**
 * Returns a function that plans seats without writing them. It takes free seats from the subscription that ends
 * first.
 */
function allocator(running: readonly Running[], seated: Map<number, Set<number>>) {
  const left = running.map((one) => ({ ...one }))
  const fits = (planName: string | undefined) => (one: Running) =>
    !planName || [one.plan, one.code].some((name) => plainWords(name) === plainWords(planName))
  return (line: Line, studentId: number): Judged<Todo> => {
    const { plan } = line.values
    const fitting = left.filter(fits(plan))
    if (plan && fitting.length === 0) return rejected(line, note('plan', 'notAPlan'))
    const subscriptionIds = seated.get(studentId) ?? new Set()
    if (fitting.some(({ id }) => subscriptionIds.has(id))) {
      const notices = [...line.notices, note(null, 'hasSeat')]
      return { ...line, notices, outcome: 'same', accountId: studentId }
    }
    const found = fitting.find(({ free }) => free > 0)
    if (!found) {
      const free = running.filter(fits(plan)).reduce((sum, one) => sum + one.free, 0)
      return rejected(line, note(null, 'noFreeSeat', { free: String(free) }))
    }
    found.free--
    seated.set(studentId, subscriptionIds.add(found.id))
    return { ...line, outcome: 'create', accountId: studentId, todo: { subscriptionId: found.id } }
  }
}

async function judge(setting: Setting, lines: readonly Line[], expand: Expand): Promise<Judged<Todo>[]> {
  const { tenant, database, now } = setting
  const sound = lines.filter(({ faults }) => faults.length === 0)
  const expandLine = await expand(setting, sound)
  const expanded = lines.flatMap((line) =>
    line.faults.length > 0 ? [{ line, rejected: rejected(line) }] : expandLine(line),
  )
  const ids = expanded.flatMap((one) => ('studentId' in one ? [one.studentId] : []))
  const seated = new Map<number, Set<number>>()
  for (const { studentId, subscriptionId } of await selectSeated(tenant, database, ids, now)) {
    if (studentId !== null) seated.set(studentId, (seated.get(studentId) ?? new Set()).add(subscriptionId))
  }
  const allocate = allocator(await selectRunning(tenant, database, now), seated)
  return expanded.map((one) => ('studentId' in one ? allocate(one.line, one.studentId) : one.rejected))
}

/** Gives these students seats of one subscription. Throws a StaleError if there are no longer enough free seats. */
async function giveFrom({ tenant, database, now }: Setting, subscriptionId: number, students: readonly number[]) {
  const bought = await lockSubscription(database, subscriptionId)
  if (!bought) throw new StaleError()
  const { seatByStudent } = await giveSeats(database, bought, students, { by: tenant.accountId, now })
  if (seatByStudent.size < students.length) throw new StaleError()
  return seatByStudent
}

async function write(setting: Setting, judged: readonly Judged<Todo>[]): Promise<Done[]> {
  const newRows = judged.filter(({ outcome }) => outcome === 'create')
  const seats = new Map<Judged, number>()
  const subscriptionIds = new Set(newRows.flatMap(({ todo }) => todo?.subscriptionId ?? []))
  for (const subscriptionId of [...subscriptionIds].sort((a, b) => a - b)) {
    const rows = newRows.filter(({ todo }) => todo?.subscriptionId === subscriptionId)
    const students = rows.map(({ accountId }) => accountId ?? 0)
    const seatIds = await giveFrom(setting, subscriptionId, students)
    for (const row of rows) seats.set(row, seatIds.get(row.accountId ?? 0) ?? 0)
  }
  return judged.map((row) => {
    const seat = seats.get(row)
    return { accountId: row.accountId ?? 0, change: seat === undefined ? {} : { seat } }
  })
}

const seatsBy = (expand: Expand): Kind<Todo> => ({
  judge: (setting, lines) => judge(setting, lines, expand),
  write,
  async undo({ tenant, database, now }, rows) {
    const seatIds = rows.flatMap(({ change: { seat } }) => seat ?? [])
    return seatIds.length - (await revokeSeats(database, seatIds, { by: tenant.accountId, now })).length
  },
})

/** Kinds that give seats to students who are named individually, by their classrooms, or by their teachers. */
export const seats = { byStudent: seatsBy(byStudent), byRoom: seatsBy(byRoom), byTeacher: seatsBy(byTeacher) }
