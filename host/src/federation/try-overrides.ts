import { browserStorage, type Store, stored, tabStore } from '@lekta/shared/client'
import type { Boot, Registry, Release } from '@lekta/shared/routing'
import {
  type Override,
  type OverrideProblem,
  type Overrides,
  overriddenArea,
  overrideKey,
  type RejectedOverride,
} from './override'

const timeout = 5000

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

function requestOf(key: string, value: string, isStored: boolean): Request[] {
  const area = overriddenArea(key)
  return area === null ? [] : [{ area, value, isStored }]
}

/** Returns the overrides in the address, such as `?remote:teacher=http://localhost:3004/`. */
const requestsIn = (search: string) =>
  [...new URLSearchParams(search)].flatMap(([key, value]) => requestOf(key, value, false))

/** Returns the overrides that this tab has stored. */
const storedRequests = () =>
  Object.keys(browserStorage('sessionStorage') ?? {}).flatMap((key) => requestOf(key, tabStore.get(key) ?? '', true))

/** Removes the overrides from the address, so that a reload does not restore an override that was reset. */
function tidyAddress({ href }: Location) {
  const url = new URL(href)
  const keys = [...url.searchParams.keys()].filter((key) => overriddenArea(key) !== null)
  for (const key of keys) url.searchParams.delete(key)
  if (keys.length > 0) history.replaceState(history.state, '', url)
}

/** Removes overrides. They still apply until the page is reloaded, because loaded code cannot be unloaded. */
export function resetOverrides(areas: readonly string[]) {
  for (const area of areas) tabStore.remove(overrideKey(area))
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
  if (!isStored) tabStore.set(overrideKey(area), override.address)
  return { override, ...fetched }
}

/**
 * Stores an override that its user has confirmed, for this tab; it takes effect when the page is loaded again. Returns
 * why it cannot be used, or null.
 */
export async function confirmOverride(override: Override): Promise<OverrideProblem | null> {
  const fetched = await fetchRelease(override)
  if ('problem' in fetched) return fetched.problem
  tabStore.set(overrideKey(override.area), override.address)
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
export async function tryOverrides(boot: Boot, location: Location): Promise<Boot & { overrides: Overrides }> {
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
