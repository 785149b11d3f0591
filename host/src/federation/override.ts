import { browserStorage, type Store, stored, tabStore } from '@lekta/shared/client'
import type { Boot, Registry, Release } from '@lekta/shared/routing'

const prefix = 'remote:'
const timeout = 5000

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

/** Returns whether a list of allowed origins contains an origin; `:*` in the list means any port. */
export const allowsOrigin = (allowed: readonly string[], origin: string) =>
  allowed.some((entry) =>
    entry.endsWith(':*') ? origin.replace(/:\d+$/, '') === entry.slice(0, -2) : entry === origin,
  )

const isRelease = (value: unknown): value is Release => {
  const { container, contract, area } = (value ?? {}) as Partial<Release>
  return typeof container === 'string' && typeof contract === 'string' && Array.isArray(area?.pages)
}

type Parsed = { address: string } | { problem: OverrideProblem }
type Fetched = { release: Release } | { problem: OverrideProblem }

function parseAddress(value: string, { origin, href }: Location, remoteOrigins: readonly string[]): Parsed {
  if (!URL.canParse(value, href)) return { problem: { kind: 'no address', value } }
  const url = new URL(value, href)
  if (url.origin === origin || allowsOrigin(remoteOrigins, url.origin)) return { address: url.href }
  return { problem: { kind: 'forbidden origin', origin: url.origin } }
}

/** Fetches the release at a developer's address. It has no hashes, because its files change during development. */
async function fetchRelease({ area, address }: Override): Promise<Fetched> {
  const options = { signal: AbortSignal.timeout(timeout), cache: 'no-cache' } as const
  const answer = await fetch(new URL('release.json', address), options).catch(() => null)
  if (!answer) return { problem: { kind: 'unreachable', address } }
  const release: unknown = answer.ok ? await answer.json().catch(() => null) : null
  if (!isRelease(release)) return { problem: { kind: 'no release', address } }
  const found = release.area.name
  if (found !== area) return { problem: { kind: 'another area', address, found } }
  return { release: { ...release, entry: new URL('remoteEntry.js', address).href, files: {}, preload: {} } }
}

/**
 * Returns the entry that replaces the registry's entry for an overridden area; null if its release cannot be fetched.
 */
export async function rereadOverride(override: Override): Promise<Registry[string] | null> {
  const fetched = await fetchRelease(override)
  return 'release' in fetched ? { current: fetched.release, previous: null } : null
}

interface Request {
  area: string
  value: string
  isStored: boolean
}

const requestOf = (key: string, value: string, isStored: boolean): Request[] =>
  key.startsWith(prefix) ? [{ area: key.slice(prefix.length), value, isStored }] : []

/** Returns the overrides in the address, such as `?remote:teacher=http://localhost:3004/`. */
const requestsIn = (search: string) =>
  [...new URLSearchParams(search)].flatMap(([key, value]) => requestOf(key, value, false))

/** Returns the overrides that this tab has stored. */
const storedRequests = () =>
  Object.keys(browserStorage('sessionStorage') ?? {}).flatMap((key) => requestOf(key, tabStore.get(key) ?? '', true))

/** Removes the overrides from the address, so that a reload does not restore an override that was reset. */
function tidyAddress({ href }: Location) {
  const url = new URL(href)
  const keys = [...url.searchParams.keys()].filter((key) => key.startsWith(prefix))
  for (const key of keys) url.searchParams.delete(key)
  if (keys.length > 0) history.replaceState(history.state, '', url)
}

/** Removes overrides. They still apply until the page is reloaded, because loaded code cannot be unloaded. */
export function resetOverrides(areas: readonly string[]) {
  for (const area of areas) tabStore.remove(prefix + area)
}

type Outcome = { override: Override; release: Release } | { proposed: Override } | RejectedOverride

interface Context {
  boot: Boot
  location: Location
}

/**
 * Fetches an override's release, and stores the override only if that succeeds. An override from a link that has to be
 * confirmed is only proposed.
 */
async function tryRequest({ area, value, isStored }: Request, { boot, location }: Context): Promise<Outcome> {
  const parsed = parseAddress(value, location, boot.remoteOrigins)
  if ('problem' in parsed) return { area, isStored, ...parsed }
  const override = { area, address: parsed.address }
  if (!isStored && boot.overridePolicy === 'confirmed') return { proposed: override }
  const fetched = await fetchRelease(override)
  if ('problem' in fetched) return { area, isStored, ...fetched }
  if (!isStored) tabStore.set(prefix + area, override.address)
  return { override, ...fetched }
}

/**
 * Stores an override that its user has confirmed, for this tab; it takes effect when the page is loaded again. Returns
 * why it cannot be used, or null.
 */
export async function confirmOverride(override: Override): Promise<OverrideProblem | null> {
  const fetched = await fetchRelease(override)
  if ('problem' in fetched) return fetched.problem
  tabStore.set(prefix + override.area, override.address)
  return null
}

/** Removes the overrides of this tab when the session ends in which they were confirmed. */
export function endOverridesWithSession(store: Store, { active }: Overrides, reload = () => location.reload()) {
  let { token } = store.getState().session
  let isEnded = false
  if (active.length === 0) return
  store.subscribe(() => {
    const before = token
    token = store.getState().session.token
    if (before && !token) {
      resetOverrides(active.map(({ area }) => area))
      isEnded = true
    }
    // The code is still loaded, and must not run for the next account.
    if (isEnded && token) reload()
  })
}

/** Tries every override in the address, and the stored overrides of the other areas. */
async function tryAll(context: Context): Promise<Outcome[]> {
  const requests = requestsIn(context.location.search)
  tidyAddress(context.location)
  resetOverrides(requests.filter(({ value }) => value === '').map(({ area }) => area))
  const isUnowned = context.boot.overridePolicy === 'confirmed' && !stored.token()
  if (isUnowned) resetOverrides(storedRequests().map(({ area }) => area))
  const fresh = await Promise.all(
    requests.filter(({ value }) => value !== '').map((request) => tryRequest(request, context)),
  )
  const isSettled = (area: string) => fresh.some((outcome) => 'override' in outcome && outcome.override.area === area)
  const others = storedRequests().filter(({ area }) => !isSettled(area))
  return [...fresh, ...(await Promise.all(others.map((request) => tryRequest(request, context))))]
}

const isSame = (a: Override) => (b: Override) => a.area === b.area && a.address === b.address

/** Returns the boot data with usable overrides in place of the released versions. */
export async function withOverrides(
  boot: Boot,
  location: Location = window.location,
): Promise<Boot & { overrides: Overrides }> {
  const outcomes = await tryAll({ boot, location })
  const used = outcomes.filter((outcome) => 'override' in outcome)
  const active = used.map(({ override }) => override)
  const proposed = outcomes.flatMap((outcome) => ('proposed' in outcome ? [outcome.proposed] : []))
  const lines = used.map(({ override, release }) => [override.area, { current: release, previous: null }] as const)
  return {
    ...boot,
    registry: { ...boot.registry, ...Object.fromEntries(lines) },
    overrides: {
      active,
      proposed: proposed.filter((one) => !active.some(isSame(one))),
      rejected: outcomes.filter((outcome) => 'problem' in outcome),
    },
  }
}
