import type { Page } from '@playwright/test'
import { callsWith, type Role } from '../people/people'
import type { SeenPage } from './boot'

/** Values for the parameters of addresses. They refer to existing data that a role may see. */
export interface AddressValues {
  report: string
  child: string
  classroom: string
  invoice: string
  school: string
  teacher: string
  schedule: string
  intervention: string
  code: string
  assignment: string
  tries: string
  username: string
  token: string
  link: string
  area: string
  version: string
}

const defaultValues: AddressValues = {
  report: '1',
  child: '1',
  classroom: '1',
  invoice: '1',
  school: '1',
  teacher: '1',
  schedule: '1',
  intervention: '1',
  code: 'reading',
  assignment: '1',
  tries: '1',
  username: 'child',
  token: 'unknown',
  link: 'unknown',
  area: 'teacher',
  version: 'unknown',
}

interface ReportLine {
  id: number
  code: string
  assignment_id: number
  tries: number
  child: { id: number }
}

interface ServedArea {
  name: string
  stable: { version: string } | null
}

/** Returns an area and the release that it serves to everyone. Throws if there is none. */
function findServed(areas: readonly ServedArea[]): Pick<AddressValues, 'area' | 'version'> {
  const served = areas.find(({ name }) => name === defaultValues.area)
  if (!served?.stable) throw new Error(`The portal serves no release of ${defaultValues.area}.`)
  return { area: served.name, version: served.stable.version }
}

/**
 * Returns values for the parameters of addresses, found with the session in a page's browser. Throws if the role sees
 * no report.
 */
export async function findAddressValues(page: Page, role: Role): Promise<AddressValues> {
  const { get } = callsWith((await page.evaluate(() => localStorage.getItem('token'))) ?? '')
  if (role === 'admin') return { ...defaultValues, ...findServed((await get('/releases')).body.data as ServedArea[]) }
  const [line] = (await get('/v2/report')).body.data as ReportLine[]
  if (!line) throw new Error(`The ${role} sees no report.`)
  const staff = role === 'school' || role === 'teacher'
  const [teacher] = role === 'school' ? ((await get('/v2/teacher')).body.data as { id: number }[]) : []
  const [classroom] = staff ? ((await get('/classroom')).body.data as { id: number }[]) : []
  const [schedule] = staff ? ((await get('/v2/schedule')).body.data as { id: number }[]) : []
  const [intervention] = staff ? ((await get('/v2/intervention')).body.data as { id: number }[]) : []
  const buys = role === 'school' || role === 'parent'
  const [invoice] = buys ? ((await get('/v2/invoice')).body.data as { id: number }[]) : []
  return {
    ...defaultValues,
    invoice: String(invoice?.id ?? 1),
    schedule: String(schedule?.id ?? 1),
    intervention: String(intervention?.id ?? 1),
    report: String(line.id),
    child: String(line.child.id),
    classroom: String(classroom?.id ?? 1),
    teacher: String(teacher?.id ?? 1),
    code: line.code,
    assignment: String(line.assignment_id),
    tries: String(line.tries),
  }
}

/** The value that `:id` stands for on each kind of page. */
const meanings: readonly [RegExp, keyof AddressValues][] = [
  [/\/report-detail\/:id$/, 'report'],
  [/^\/test\/.*:id/, 'assignment'],
  [/^\/parents\/child\/test\//, 'child'],
  [/^\/parents\/child\/report\//, 'report'],
  [/\/class-room\/.*:id$/, 'classroom'],
  [/\/invoice-detail\/:id$/, 'invoice'],
  [/\/schedule\/:id$/, 'schedule'],
  [/\/intervention\/:id$/, 'intervention'],
  [/\/school\/:id$/, 'school'],
  [/\/(child|student)\/:id$/, 'child'],
  [/^\/(change-password|payment)\/:id/, 'link'],
]

/** Pages whose address has a person's id in its query. */
const personQueries: Readonly<Record<string, keyof AddressValues>> = {
  '/school/student/class-room': 'child',
  '/school/teacher/class-room': 'teacher',
}

/** Returns the address of a page with its parameters filled in. Throws if a parameter has no value. */
export function addressOf({ path }: Pick<SeenPage, 'path'>, values: Partial<AddressValues> = defaultValues): string {
  const id = meanings.find(([pattern]) => pattern.test(path))?.[1]
  const parameters: Record<string, string | undefined> = { ...values, id: id && values[id], id_test: values.assignment }
  const person = personQueries[path]
  const query = person ? `?id=${values[person]}` : ''
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name]
    if (!value) throw new Error(`The tests have no value for :${name} in ${path}.`)
    return value
  })
  return filled + query
}

/** Pages that redirect every visitor, each with the target of the redirect. */
export const redirectsForEveryone: Readonly<Record<string, string>> = {
  '/success-forgot': '/forgot-password',
  '/payments/response': '/payments/failed',
}

/** Pages that redirect everyone who is logged in. */
const redirectsForLoggedIn: Readonly<Record<string, string>> = {
  ...redirectsForEveryone,
  '/login': '/home/dashboard',
  '/test/main/:code/:id': '/test/start/:code/:id',
  '/teacher/class-room/student': '/teacher/class-room',
  '/school/class-room/student': '/school/class-room',
  '/teacher/class-room/subscription': '/teacher/class-room',
  '/school/class-room/subscription': '/school/class-room',
}

/** Pages that redirect a child. */
const redirectsForChild: Readonly<Record<string, string>> = {
  '/parents/child/test/:code/:id_test/:id': '/test/start/:code/:id',
}

/** Returns the path to which a page redirects a logged-in user of a role; undefined if it does not redirect. */
export const redirectOf = ({ path }: Pick<SeenPage, 'path'>, role: Role): string | undefined =>
  (role === 'child' && redirectsForChild[path]) || redirectsForLoggedIn[path]
