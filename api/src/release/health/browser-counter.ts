import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/connect'
import type { RegistrySource } from '../registry/registry-source'
import { browserHash } from './browser-hash'
import { countBrowsers } from './health-queries'

/** Milliseconds between two writes of what was counted. */
const writeEvery = 2000

/** Counts the browsers that use each release, without a query for each request. */
export interface BrowserCounter {
  /** Counts the browser of a session as one that has loaded a release of an area. */
  count: (area: string, version: string, tokenHash: string) => void
  /** Writes what was counted since the last time. */
  write: () => Promise<void>
  /** Writes the rest and stops. */
  close: () => Promise<void>
}

interface Sources {
  database: Database
  registry: Pick<RegistrySource, 'find'>
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/** The browsers of one release since the last change of its area. */
interface Counted {
  since: Date | null
  hashes: Set<string>
  unwritten: Set<string>
}

/** Counts browsers in memory, and writes them to the database every few seconds. */
export function countBrowsersIn({ database, registry, log, now }: Sources): BrowserCounter {
  const byRelease = new Map<number, Counted>()

  const countedOf = (releaseId: number, since: Date | null): Counted => {
    const counted = byRelease.get(releaseId)
    if (counted?.since?.getTime() === since?.getTime() && counted) return counted
    const fresh = { since, hashes: new Set<string>(), unwritten: counted?.unwritten ?? new Set<string>() }
    byRelease.set(releaseId, fresh)
    return fresh
  }

  async function write() {
    for (const [releaseId, { unwritten }] of byRelease) {
      if (unwritten.size === 0) continue
      const hashes = [...unwritten]
      unwritten.clear()
      await countBrowsers(database, { releaseId, hashes }, now()).catch((error: unknown) => {
        for (const hash of hashes) unwritten.add(hash)
        throw error
      })
    }
  }
  const tryWrite = () => write().catch((error: unknown) => log.error(error, 'browsers could not be counted'))
  const timer = setInterval(() => void tryWrite(), writeEvery).unref()

  return {
    count(area, version, tokenHash) {
      const found = registry.find(area, version)
      if (!found) return
      const { releaseId, since } = found
      const counted = countedOf(releaseId, since)
      const hash = browserHash({ releaseId, since, tokenHash })
      if (counted.hashes.has(hash)) return
      counted.hashes.add(hash)
      counted.unwritten.add(hash)
    },
    write,
    async close() {
      clearInterval(timer)
      await tryWrite()
    },
  }
}
