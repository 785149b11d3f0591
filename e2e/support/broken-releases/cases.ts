import { join } from 'node:path'
import { portalVersion } from '@lekta/tools/libraries'
import { root } from '@lekta/tools/packages'
import {
  copyRelease,
  drawPage,
  edit,
  partsOf,
  replaceArea,
  replacePage,
  type ServedRelease,
  sealRelease,
} from './craft-release'

/** Texts of the error card. */
export const reasons = {
  down: 'The server isn’t responding.',
  slow: 'It’s taking longer than usual to load.',
  mismatch: 'This page needs a newer version of Lekta.',
  integrity: 'Its files have been changed since they were released',
  crash: 'Something on this page isn’t working.',
  stopped: 'This page stopped responding, so Lekta closed it.',
} as const

export interface Case {
  name: string
  craft: () => ServedRelease
  /** Why the release cannot be shown; null if it works. */
  reason: keyof typeof reasons | null
  /** Set if the release blocks the page's only thread or removes its content, so that only a new page can recover. */
  startsOver?: 'frozen' | 'emptied'
}

type Break = (release: ServedRelease, parts: ReturnType<typeof partsOf>) => void

/** Returns a copy of the healthy release with one defect. `after` changes the copy after its hashes were computed. */
const crafted =
  (name: string, change: Break, after: Break = () => undefined) =>
  () => {
    const release = copyRelease(name)
    change(release, partsOf(release))
    const sealed = sealRelease(release)
    after(sealed, partsOf(sealed))
    return sealed
  }

const unchanged: Break = () => undefined

const answered = (part: 'entry' | 'page' | 'style', status: number): Break => {
  return ({ answers }, parts) => void answers.set(parts[part], { status })
}

const held = (part: 'entry' | 'page'): Break => {
  return ({ answers }, parts) => void answers.set(parts[part], { held: true })
}

const all = (status: number): Break => {
  return ({ answers }) => void answers.set('*', { status })
}

const altered = (part: 'entry' | 'page' | 'style'): Break => {
  return (release, parts) => edit(release, parts[part], (text) => `${text}\n/* altered */`)
}

const requiring = (own: RegExp, version: string): Break => {
  return (release, { entry }) => edit(release, entry, (text) => text.replace(own, `requiredVersion:"^${version}"`))
}

const contract = (version: string | undefined): Break => {
  return ({ line }) => void Object.assign(line, { contract: version })
}

const html = '<!doctype html><title>Not found</title>'

const lateErrors = 'setTimeout(()=>{throw new Error("late")},200);Promise.reject(new Error("lost"));'

/** Code that counts how often it runs and then loops forever. */
const loop = 'sessionStorage.looped=Number(sessionStorage.looped??0)+1;for(;;);'

/** One release for each kind of failure. */
export const cases: readonly Case[] = [
  { name: 'a healthy release', craft: crafted('healthy', unchanged), reason: null },
  {
    name: 'a syntax error in the page’s chunk',
    craft: crafted('syntax-page', (release, { page }) => edit(release, page, (text) => `)(${text}`)),
    reason: 'crash',
  },
  {
    name: 'a syntax error in the entry',
    craft: crafted('syntax-entry', (release, { entry }) => edit(release, entry, (text) => `)(${text}`)),
    reason: 'crash',
  },
  {
    name: 'an area that throws while it loads',
    craft: crafted('throw-load', (release) => replaceArea(release, 'throw new Error("boom")')),
    reason: 'crash',
  },
  {
    name: 'no exposed area',
    craft: crafted('no-expose', (release, { entry }) =>
      edit(release, entry, (text) => text.replace('"./area":', '"./other":')),
    ),
    reason: 'crash',
  },
  {
    name: 'HTML instead of JavaScript',
    craft: crafted('html', (release, { entry }) => edit(release, entry, () => html)),
    reason: 'crash',
  },
  { name: 'a 404 for the page chunk', craft: crafted('page-404', unchanged, answered('page', 404)), reason: 'down' },
  { name: 'a 404 for the entry', craft: crafted('entry-404', unchanged, answered('entry', 404)), reason: 'down' },
  { name: 'a 404 for the CSS', craft: crafted('css-404', unchanged, answered('style', 404)), reason: 'down' },
  { name: 'a 404 for every file', craft: crafted('all-404', unchanged, all(404)), reason: 'down' },
  { name: 'a 500 for every file', craft: crafted('all-500', unchanged, all(500)), reason: 'down' },
  {
    name: 'an entry that was altered after its release',
    craft: crafted('hash-entry', unchanged, altered('entry')),
    reason: 'integrity',
  },
  {
    name: 'a page chunk that was altered after its release',
    craft: crafted('hash-page', unchanged, altered('page')),
    reason: 'integrity',
  },
  {
    name: 'CSS that was altered after its release',
    craft: crafted('hash-css', unchanged, altered('style')),
    reason: 'integrity',
  },
  {
    name: 'React ^20 required',
    craft: crafted('react-20', requiring(/requiredVersion:"\^19[^"]*"/g, '20.0.0')),
    reason: 'mismatch',
  },
  {
    name: 'a newer @lekta/shared required',
    craft: crafted(
      'shared-next',
      requiring(new RegExp(`requiredVersion:"\\^${portalVersion(join(root, 'host'))}"`, 'g'), '99.0.0'),
    ),
    reason: 'mismatch',
  },
  { name: 'contract 2.0.0', craft: crafted('contract-2', contract('2.0.0')), reason: 'mismatch' },
  // The server provides the endpoints of this newer contract, so the portal does not need to know them.
  { name: 'contract 1.9.0', craft: crafted('contract-1-9', contract('1.9.0')), reason: null },
  { name: 'no contract version', craft: crafted('contract-none', contract(undefined)), reason: 'mismatch' },
  {
    name: 'a page without a default export',
    craft: crafted('no-default', (release) => replacePage(release, '')),
    reason: 'crash',
  },
  {
    name: 'a page that throws while it renders',
    craft: crafted('throw-render', (release) => drawPage(release, 'throw new Error("boom")')),
    reason: 'crash',
  },
  {
    name: 'a page that loops forever while it renders',
    craft: crafted('loop', (release) => drawPage(release, loop)),
    reason: 'stopped',
    startsOver: 'frozen',
  },
  {
    name: 'a page that empties the portal',
    craft: crafted('empty', (release) =>
      // Empties it again and again, because a busy browser may render this page long before it is displayed.
      drawPage(release, 'setInterval(()=>document.getElementById("root").replaceChildren(),100)'),
    ),
    reason: 'stopped',
    startsOver: 'emptied',
  },
  {
    name: 'a page with an error in a timer and an unhandled rejection',
    craft: crafted('late-throw', (release, { page }) => edit(release, page, (text) => `${text};${lateErrors}`)),
    reason: null,
  },
  { name: 'a delayed entry', craft: crafted('entry-late', unchanged, held('entry')), reason: 'slow' },
  { name: 'a delayed page chunk', craft: crafted('page-late', unchanged, held('page')), reason: 'slow' },
  { name: 'a page chunk that never arrives', craft: crafted('page-never', unchanged, held('page')), reason: 'slow' },
]
