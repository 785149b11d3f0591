import type { FoundRecord, RecordKind } from '@lekta/shared/contract/search'
import type { Picture } from '@lekta/shared/ui'
import { openShortcuts } from '../shortcuts/open-shortcuts'
import type { RecordAddresses } from './record-addresses'
import type { FoundAction } from './search-actions'
import type { FoundPage } from './search-pages'

/** One line of the search. */
export interface Entry {
  key: string
  to: string
  title: string
  picture: Picture
  /** Set for a person, whose picture is shown. */
  person?: { name: string; avatar: string | null }
  record?: FoundRecord
  note?: string
  /** What choosing it does instead of opening an address. */
  run?: () => void
}

/** Lines below a common heading. */
export interface EntryGroup {
  heading: string
  entries: readonly Entry[]
}

/** The headings of the kinds, which are also the keys of their translations. */
const headings = {
  student: 'Students',
  classroom: 'Classrooms',
  teacher: 'Teachers',
  test: 'Tests',
  invoice: 'Invoices',
  school: 'Schools',
} as const satisfies Record<RecordKind, string>

const pictures = {
  student: 'student',
  classroom: 'classroom',
  teacher: 'teacher',
  test: 'test',
  invoice: 'invoice',
  school: 'classroom',
} as const satisfies Record<RecordKind, Picture>

const isPerson = (kind: RecordKind) => kind === 'student' || kind === 'teacher'

/** The most pages that are listed while someone types. */
const MOST_PAGES = 6

function entryOf(record: FoundRecord, addresses: RecordAddresses): Entry[] {
  const { kind, id, name, avatar } = record
  const address = addresses[kind]
  if (!address) return []
  const person = isPerson(kind) ? { person: { name, avatar } } : {}
  const to = address.replace(':id', String(id))
  return [{ key: `${kind} ${id}`, to, title: name, picture: pictures[kind], record, ...person }]
}

const recordEntries = (records: readonly FoundRecord[], addresses: RecordAddresses) =>
  records.flatMap((record) => entryOf(record, addresses))

const actionEntries = (actions: readonly FoundAction[]): Entry[] =>
  actions.map(({ label, to, picture }) => ({ key: `action ${to} ${label}`, to, title: label, picture }))

const pageEntries = (pages: readonly FoundPage[]): Entry[] =>
  pages.map(({ path, title, trail, picture }) => ({
    key: `page ${path}`,
    to: path,
    title,
    picture: picture ?? 'page',
    note: trail.length > 0 ? trail.join(' / ') : path,
  }))

/** Opens the list of keyboard shortcuts instead of a page. */
export const shortcutsEntry = (title: string): Entry => ({
  key: 'keyboard shortcuts',
  to: '',
  title,
  picture: 'keyboard',
  run: openShortcuts,
})

const withEntries = (groups: readonly EntryGroup[]) => groups.filter(({ entries }) => entries.length > 0)

interface Beginning {
  recent: readonly FoundRecord[]
  actions: readonly FoundAction[]
  pages: readonly FoundPage[]
  addresses: RecordAddresses
}

/** Returns the pages that no action opens: an action and its page are the same to whoever looks for them. */
const withoutActions = (pages: readonly FoundPage[], actions: readonly FoundAction[]) =>
  pages.filter(({ path }) => !actions.some(({ to }) => to === path))

/** Returns what is listed before anything is typed. */
export const groupsBefore = ({ recent, actions, pages, addresses }: Beginning): EntryGroup[] =>
  withEntries([
    { heading: 'Recent', entries: recordEntries(recent, addresses) },
    { heading: 'Actions', entries: actionEntries(actions) },
    { heading: 'Pages', entries: pageEntries(withoutActions(pages, actions)) },
  ])

interface Found {
  records: readonly FoundRecord[]
  actions: readonly FoundAction[]
  /** Lines that open no address, after the actions. */
  more?: readonly Entry[]
  pages: readonly FoundPage[]
  addresses: RecordAddresses
  /** Whether the name of a record was typed, so that the record comes before what can be done with it. */
  isNamed: boolean
}

/**
 * Returns what was found, in groups. Pages and actions whose words were typed come first, because they are there at
 * once; pages that are only similar come last.
 */
export function groupsFound({ records, actions, more = [], pages, addresses, isNamed }: Found): EntryGroup[] {
  const actionGroup = { heading: 'Actions', entries: [...actionEntries(actions), ...more] }
  const others = withoutActions(pages, actions).slice(0, MOST_PAGES)
  const isClose = others.some((page) => page.isClose)
  const listed = { heading: 'Pages', entries: pageEntries(others) }
  const kinds = (Object.keys(headings) as RecordKind[]).map((kind) => ({
    heading: headings[kind],
    entries: recordEntries(
      records.filter((record) => record.kind === kind),
      addresses,
    ),
  }))
  return withEntries([
    ...(isNamed ? [] : [actionGroup]),
    ...(isClose ? [listed] : []),
    ...kinds,
    ...(isNamed ? [actionGroup] : []),
    ...(isClose ? [] : [listed]),
  ])
}
