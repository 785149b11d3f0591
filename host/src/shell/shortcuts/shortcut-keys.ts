import { browserStore } from '@lekta/shared/client'
import type { Role } from '@lekta/shared/contract/endpoint'
import { type AreaPage, type AreaTable, pagesFor } from '@lekta/shared/routing'
import { searchActionsOf } from '../search/record-addresses'

/** A key that opens an address: for a page the letter after `g`. */
export interface AddressKey {
  letter: string
  to: string
  label: string
}

/** The keys of an account. */
export interface AccountKeys {
  pages: readonly AddressKey[]
  actions: readonly AddressKey[]
}

const none: AccountKeys = { pages: [], actions: [] }

/** Families have so few pages that keys would only surprise them. */
const withKeys: readonly Role[] = ['teacher', 'school', 'admin']

/** Returns the keys for the pages and actions of an account’s first role, which determines its menus. */
export function accountKeysOf(
  areas: readonly AreaTable[],
  pages: readonly AreaPage[],
  roles: readonly Role[],
): AccountKeys {
  const first = roles.slice(0, 1)
  if (!first.some((role) => withKeys.includes(role))) return none
  return {
    pages: pagesFor(pages, first).flatMap(({ shortcut, path, title }) =>
      shortcut ? [{ letter: shortcut, to: path, label: title }] : [],
    ),
    actions: searchActionsOf(areas, pages, first).flatMap(({ shortcut, to, label }) =>
      shortcut ? [{ letter: shortcut, to, label }] : [],
    ),
  }
}

const storageKey = 'single-keys'

/** Returns whether single keys do something in this browser. People who dictate text can switch them off. */
export const areKeysOn = () => browserStore.get(storageKey) !== 'off'

/** Switches single keys on or off in this browser. */
export const switchKeys = (on: boolean) => (on ? browserStore.remove(storageKey) : browserStore.set(storageKey, 'off'))
