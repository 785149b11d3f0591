import { browserStorage } from '@lekta/shared/client'
import type { Boot } from '@lekta/shared/routing'
import { lazyOnce } from '../lib/lazy-once'

/** An area that this tab loads from a developer's own release. */
export interface Override {
  area: string
  /** The address of the folder that contains the release. */
  address: string
}

/** Why an override is not used. */
export type OverrideProblem =
  | { kind: 'no address'; value: string }
  | { kind: 'forbidden origin'; origin: string }
  | { kind: 'unreachable'; address: string }
  | { kind: 'no release'; address: string }
  | { kind: 'another area'; address: string; found: string }

/** An override that cannot be used. The released version is used instead. */
export interface RejectedOverride {
  area: string
  problem: OverrideProblem
  /**
   * Whether this tab has stored the override because it was valid before. It may become valid again, so this tab
   * retries it until it is reset.
   */
  isStored: boolean
}

export interface Overrides {
  active: readonly Override[]
  rejected: readonly RejectedOverride[]
  /** Overrides from a link, which take effect only once they are confirmed. Nothing was requested from them. */
  proposed: readonly Override[]
}

export const noOverrides: Overrides = { active: [], rejected: [], proposed: [] }

const prefix = 'remote:'

/** Returns the area that the key of a search parameter or of the tab's storage overrides; null if it is another key. */
export const overriddenArea = (key: string): string | null => (key.startsWith(prefix) ? key.slice(prefix.length) : null)

/** Returns the key under which an area is overridden. */
export const overrideKey = (area: string): string => prefix + area

/** Loads what only tabs with overrides need. */
export const loadOverrides = lazyOnce(() => import('./try-overrides'))

/** Returns whether the address or this tab's storage names an override. */
const namesOverride = ({ search }: Location) =>
  [...new URLSearchParams(search).keys(), ...Object.keys(browserStorage('sessionStorage') ?? {})].some(
    (key) => overriddenArea(key) !== null,
  )

/** Returns the boot data with usable overrides in place of the released versions. */
export async function withOverrides(
  boot: Boot,
  location: Location = window.location,
): Promise<Boot & { overrides: Overrides }> {
  if (!namesOverride(location)) return { ...boot, overrides: noOverrides }
  const { tryOverrides } = await loadOverrides()
  return tryOverrides(boot, location)
}
