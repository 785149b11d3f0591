import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/connect'
import { takeBackWorse } from './take-back'

/** Milliseconds between two looks at the health of rollouts. */
const lookEvery = 5000

interface Sources {
  database: Database
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  now: () => Date
}

/**
 * Takes back releases that are worse than those before them, as long as the server runs. Every server does so; the
 * first one that notices it acts. Returns a function that stops it.
 */
export function watchHealth({ database, log, now }: Sources): () => Promise<void> {
  const look = async () => {
    for (const { area, candidate, evidence } of await takeBackWorse(database, now()))
      log.warn({ area, version: candidate.version, evidence }, 'a release was taken back, because it is worse')
  }
  let looking: Promise<void> | null = null
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.error(error, 'the health of rollouts could not be looked at'))
      .finally(() => {
        looking = null
      })
  }, lookEvery)
  return async () => {
    clearInterval(timer)
    await looking
  }
}
