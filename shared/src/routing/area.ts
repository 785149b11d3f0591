import type { ComponentType } from 'react'
import type { Role } from '../contract/endpoint'
import type { RecordKind } from '../contract/search'
import type { SlotName, Slots } from '../contract/slots'
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
  /** The path of the page above this one, if it is not a part of this path. Breadcrumbs lead through it. */
  parent?: `/${string}`
  /** Other words for the page, separated by commas, by which the search finds it too. Translated like the title. */
  keywords?: string
  /** The letter that opens the page after `g`, with a keyboard. */
  shortcut?: string
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

/** What an area shows in a slot. The component gets the props of the slot. */
export interface Fill<Name extends SlotName = SlotName> {
  /** The roles that see it; by default, those of the area. */
  roles?: readonly Role[]
  lazy: () => Promise<{ default: ComponentType<Slots[Name]> }>
}

/** The fills of an area, by slot. */
export type Fills = { readonly [Name in SlotName]?: Fill<Name> }

/** Something to do on a page of the area, which the search of the portal offers. */
export interface SearchAction {
  /** In English, which is also the key of its translation. With `about` it contains `{{name}}`. */
  label: string
  /** Other words for it, separated by commas. */
  keywords?: string
  /** The address to open. With `about` it contains `:id`. */
  to: `/${string}`
  icon: IconName
  /** The key that does it, with a keyboard. Not with `about`. */
  shortcut?: string
  /** Set if it is about one record, such as a classroom: the search offers it for each that it finds. */
  about?: RecordKind
}

/** What the search of the portal leads to, besides the pages. */
export interface AreaSearch {
  /** The addresses of the pages of single records, each with `:id`. */
  records?: Readonly<Partial<Record<RecordKind, `/${string}`>>>
  actions?: readonly SearchAction[]
}

/** The pages of one remote. An area without roles is visible to everybody. */
export interface Area {
  name: string
  roles?: readonly Role[]
  pages: readonly ScreenPage[]
  /** The slots that the area fills: its cards for the dashboard, and parts of other areas’ pages. */
  slots?: Fills
  search?: AreaSearch
  /** @deprecated An older way to write `slots: { dashboard: { lazy } }`. */
  dashboard?: () => Promise<Screen>
  words: { id: Words }
}

/** A slot that an area fills, without the code. */
export interface FilledSlot {
  name: string
  roles?: readonly Role[]
}

/**
 * An area without its code, as stored in the registry. `words` holds only the titles, subtitles, menu labels and the
 * texts of the search.
 */
export interface AreaTable {
  name: string
  roles?: readonly Role[]
  pages: readonly Page[]
  slots?: readonly FilledSlot[]
  search?: AreaSearch
  /** Set instead of `slots` in tables of older releases that have cards for the dashboard. */
  dashboard?: true
  words: { id: Words }
}

/** Forbids slots that no package declares. */
type DeclaredSlots<A extends Area> = { slots?: { [Name in Exclude<keyof A['slots'], SlotName>]: never } }

export const defineArea = <const A extends Area>(area: A & DeclaredSlots<A>): A => area

const allFills = ({ slots, dashboard }: Area): Fills => ({
  ...(dashboard && { [dashboardPart]: { lazy: dashboard } }),
  ...slots,
})

/** Returns the loader of a page by its path, or of a fill by the name of its slot; undefined if there is none. */
export function lazyOf(area: Area, part: string): (() => Promise<Screen>) | undefined {
  const fill = Object.entries(allFills(area)).find(([slot]) => slot === part)?.[1]
  // The portal passes the props of the slot, which are not known here.
  return area.pages.find(({ path }) => path === part)?.lazy ?? (fill?.lazy as ScreenPage['lazy'] | undefined)
}

/** Returns an area without its code, as JSON for the registry. */
export function tableOf(area: Area): AreaTable {
  const { name, roles, search, words } = area
  const pages = area.pages.map(({ lazy: _, ...page }) => page)
  const slots = Object.entries(allFills(area)).map(([slot, { lazy: _, ...fill }]) => ({ name: slot, ...fill }))
  const ofPages = pages.flatMap(({ title, subtitle, menu, keywords }) => [title, subtitle, menu?.label, keywords])
  const ofActions = (search?.actions ?? []).flatMap(({ label, keywords }) => [label, keywords])
  const texts = [...ofPages, ...ofActions]
  const used = texts.flatMap((text) => (text && words.id[text] ? [[text, words.id[text]] as const] : []))
  const optional = { ...(roles && { roles }), ...(slots.length > 0 && { slots }), ...(search && { search }) }
  return { name, ...optional, pages, words: { id: Object.fromEntries(used) } }
}
