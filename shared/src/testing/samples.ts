import type { Answer } from './fake-api'

/**
 * An address for each page that needs more than its path, by the page's path: `/teacher/report-detail/:id` opens as
 * `/teacher/report-detail/12`, which the fixtures answer.
 */
export type Samples = Readonly<Record<string, string>>

/** What an area provides to run standalone. */
export interface StandaloneData {
  /** Creates a new fake server. */
  createFixtures: () => Answer[]
  /** Used standalone instead of `createFixtures`, if pages would otherwise have nothing to show. */
  createStandaloneFixtures?: () => Answer[]
  samples: Samples
}

interface Sampled {
  path: string
}

/** Returns an address of a page; null if the page needs parameters and has no sample. */
export const addressOf = ({ path }: Sampled, samples: Samples): string | null =>
  samples[path] ?? (path.includes(':') ? null : path)

/** Returns whether the page only redirects to the page with the same path and an id. */
export const isAlias = ({ path }: Sampled, pages: readonly Sampled[]) =>
  pages.some((page) => page.path === `${path}/:id`)
