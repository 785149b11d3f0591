import { isLanguage, type Language } from '@lekta/shared/i18n'
import { type Role, roles } from '../contract/endpoint'
import { type Size, sizes } from '../lib/size'
import { type Area, tableOf } from '../routing/area'
import { allows, pagesOf } from '../routing/pages'
import { type ApiState, apiStates } from '../testing/states/api-states'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What surrounds a page: nothing, or the portal with its menu, bell and kept pages. */
export const surroundings = ['nothing', 'portal'] as const
export type Surroundings = (typeof surroundings)[number]

/** How much of the toolbar is shown. */
export const toolbarStates = ['shown', 'collapsed', 'off'] as const
export type ToolbarState = (typeof toolbarStates)[number]

/** The states that the catalogue shows. */
export const catalogueStates = ['all', ...apiStates] as const
export type CatalogueStates = (typeof catalogueStates)[number]

export const catalogueWidths = ['1440', '390'] as const
export type CatalogueWidth = (typeof catalogueWidths)[number]

/** How an area is shown. All of it is in the address, so that a link shows the same again. */
export interface Options {
  role: Role
  language: Language
  theme: Theme
  size: Size
  state: ApiState
  /** The local date and time at which the clock starts, such as `2026-11-20T09:00`; null for the device's time. */
  at: string | null
  /** The address of a real API; null for the area's own fixtures. */
  api: string | null
  around: Surroundings
  toolbar: ToolbarState
  /** Set if all pages are shown instead of one: in all states, or in one state. */
  catalogue: CatalogueStates | null
  /** The width in pixels at which the catalogue shows pages. */
  width: CatalogueWidth
}

/** The parameters of the address, by option. */
const names = {
  role: 'role',
  language: 'lang',
  theme: 'theme',
  size: 'size',
  state: 'state',
  at: 'at',
  api: 'api',
  around: 'around',
  toolbar: 'toolbar',
  catalogue: 'catalogue',
  width: 'width',
} as const satisfies Record<keyof Options, string>

/** Returns the area's own roles, followed by the other roles that may see at least one of its pages or fills. */
export const rolesOf = (area: Area): Role[] => {
  const table = tableOf(area)
  const parts = [...pagesOf([table]), ...(table.slots ?? []).map((slot) => ({ ...area, ...slot }))]
  const possible = roles.filter((role) => parts.some((part) => allows(part, [role])))
  return [...new Set([...(area.roles ?? []), ...possible])]
}

export const defaultsOf = (area: Area): Options => ({
  role: rolesOf(area)[0] ?? 'admin',
  language: 'en',
  theme: 'light',
  size: 'medium',
  state: 'full',
  at: null,
  api: null,
  around: 'nothing',
  toolbar: 'shown',
  catalogue: null,
  width: '1440',
})

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise

const isTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the options of an address. A parameter that is missing or has no meaning means the default. */
export function optionsOf(area: Area, search: string): Options {
  const params = new URLSearchParams(search)
  const usual = defaultsOf(area)
  const language = params.get(names.language)
  const at = params.get(names.at)
  return {
    role: oneOf(rolesOf(area), params.get(names.role), usual.role),
    language: isLanguage(language) ? language : usual.language,
    theme: oneOf(themes, params.get(names.theme), usual.theme),
    size: oneOf(sizes, params.get(names.size), usual.size),
    state: oneOf(apiStates, params.get(names.state), usual.state),
    at: at !== null && isTime(at) ? at : null,
    api: params.get(names.api) || null,
    around: oneOf(surroundings, params.get(names.around), usual.around),
    toolbar: oneOf(toolbarStates, params.get(names.toolbar), usual.toolbar),
    catalogue: params.has(names.catalogue) ? oneOf(catalogueStates, params.get(names.catalogue), 'all') : null,
    width: oneOf(catalogueWidths, params.get(names.width), usual.width),
  }
}

/** Returns the options as the search part of an address. Defaults are left out, other parameters are kept. */
export function searchOf(area: Area, options: Options, search = ''): string {
  const params = new URLSearchParams(search)
  const usual = defaultsOf(area)
  for (const [option, name] of Object.entries(names) as [keyof Options, string][]) {
    const value = options[option]
    params.delete(name)
    if (value !== usual[option]) params.set(name, value === 'all' ? '' : String(value))
  }
  const text = params
    .toString()
    .replaceAll(/=(?=&|$)/g, '')
    .replaceAll('%2F', '/')
    .replaceAll('%3A', ':')
  return text && `?${text}`
}
