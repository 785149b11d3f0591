import type { ComponentType } from 'react'
import type { Role } from '../contract/endpoint'
import { dashboardPart } from '../lib/home'
import type { IconName } from '../ui/content/icon-names'

/** Indonesian translations, by their English keys. */
export type Words = Readonly<Record<string, string>>

/** The data of a page that the shell must know before any code of the area is loaded. */
export interface Page {
  path: `/${string}`
  /** The English title, which is also the key of its translation. */
  title: string
  subtitle?: string
  /** The roles that may see the page; by default, everyone who may see the area. */
  roles?: readonly Role[]
  /** If set, the page appears in the sidebar or its submenu. */
  menu?: { group: 'main' | 'more'; label?: string; icon: IconName }
  /** Whether the page is always kept alive. */
  affix?: boolean
  /** Whether the page is never kept alive. */
  noCache?: boolean
  /** Whether the page works without a login. */
  public?: boolean
  /** Whether the page is rendered without sidebar and panels. */
  bare?: boolean
}

export { dashboardPart }

export type Screen = { default: ComponentType }

/** A page with the code that renders it. */
export interface ScreenPage extends Page {
  lazy: () => Promise<Screen>
}

/** The pages of one remote. An area without roles is visible to everybody. */
export interface Area {
  name: string
  roles?: readonly Role[]
  pages: readonly ScreenPage[]
  /** The area's dashboard cards, shown below the greeting. */
  dashboard?: () => Promise<Screen>
  words: { id: Words }
}

/** An area without its code, as stored in the registry. `words` holds only the titles, subtitles and menu labels. */
export interface AreaTable {
  name: string
  roles?: readonly Role[]
  pages: readonly Page[]
  /** Whether the area has cards for the dashboard. */
  dashboard?: true
  words: { id: Words }
}

export const defineArea = <const A extends Area>(area: A): A => area

/**
 * Returns the loader of a page by its path, or of the dashboard cards by `dashboardPart`; undefined if there is none.
 */
export const lazyOf = ({ pages, dashboard }: Area, part: string) =>
  part === dashboardPart ? dashboard : pages.find(({ path }) => path === part)?.lazy

/** Returns an area without its code, as JSON for the registry. */
export function tableOf({ name, roles, pages, dashboard, words }: Area): AreaTable {
  const shown = pages.map(({ lazy: _, ...page }) => page)
  const texts = shown.flatMap(({ title, subtitle, menu }) => [title, subtitle, menu?.label])
  const used = texts.flatMap((text) => (text && words.id[text] ? [[text, words.id[text]] as const] : []))
  const roleFields = { ...(roles && { roles }), ...(dashboard && { dashboard: true as const }) }
  return { name, ...roleFields, pages: shown, words: { id: Object.fromEntries(used) } }
}
