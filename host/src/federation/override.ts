import { browserStorage, tabShelf } from '@lekta/shared/client'
import type { Boot, Registry, Release } from '@lekta/shared/routing'

const prefix = 'remote:'
const patience = 5000

/** Whether a list of allowed origins, in which `:*` stands for any port, holds an origin. */
export const allowsOrigin = (allowed: readonly string[], origin: string) =>
  allowed.some((entry) =>
    entry.endsWith(':*') ? origin.replace(/:\d+$/, '') === entry.slice(0, -2) : entry === origin,
  )

/** Keeps what the address asks for in this tab (`?remote:teacher=http://localhost:3004/`; empty takes it back). */
function keepAsked(search: string) {
  for (const [key, value] of new URLSearchParams(search)) {
    if (!key.startsWith(prefix)) continue
    if (value) tabShelf.set(key, value)
    else tabShelf.remove(key)
  }
}

/** The areas that a developer has pointed elsewhere, with the folder that their release stands in. */
export function askedOverrides({ origin, href, search }: Location, remoteOrigins: readonly string[]) {
  keepAsked(search)
  return Object.keys(browserStorage('sessionStorage') ?? {}).flatMap((key) => {
    if (!key.startsWith(prefix)) return []
    const area = key.slice(prefix.length)
    const url = new URL(tabShelf.get(key) ?? '', href)
    if (url.origin === origin || allowsOrigin(remoteOrigins, url.origin)) return [{ area, url: url.href }]
    console.error(`The area ${area} is not loaded from ${url.origin}: that origin may not serve code here.`)
    return []
  })
}

/** The release that stands at a developer's address; without hashes, as it changes under the developer's hands. */
async function releaseAt(url: string): Promise<Release> {
  const answer = await fetch(new URL('release.json', url), { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`)
  const release = (await answer.json()) as Release
  const entry = new URL('remoteEntry.js', url).href
  return { ...release, entry, files: {}, preload: {} }
}

/** The boot data with every override in the place of its area's release. One that cannot be reached is left out and told. */
export async function withOverrides(boot: Boot, place: Location = location): Promise<Boot & { overrides: string[] }> {
  const asked = askedOverrides(place, boot.remoteOrigins)
  const found = await Promise.all(
    asked.map(async ({ area, url }) => {
      try {
        return [[area, { current: await releaseAt(url), previous: null }] as const]
      } catch (error) {
        console.error(`The area ${area} could not be taken from ${url}; the portal's own is used.`, error)
        return []
      }
    }),
  )
  const overrides: Registry = Object.fromEntries(found.flat())
  return { ...boot, registry: { ...boot.registry, ...overrides }, overrides: Object.keys(overrides) }
}
