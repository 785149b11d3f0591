import type { Answer } from './fake-api'

/**
 * An address for each page that needs more than its path, by the page's path: `/teacher/report-detail/:id` opens as
 * `/teacher/report-detail/12`, which the fixtures answer.
 */
export type Samples = Readonly<Record<string, string>>

/** What an area brings to be opened alone. */
export interface StandaloneData {
  /** A new pretended server. */
  createFixtures: () => Answer[]
  /** The same further on, where a page has nothing to show at the beginning. */
  createStandaloneFixtures?: () => Answer[]
  samples: Samples
}

interface Sampled {
  path: string
}

/** Where a page can be opened; null when it needs parameters for which there is no sample. */
export const addressOf = ({ path }: Sampled, samples: Samples): string | null =>
  samples[path] ?? (path.includes(':') ? null : path)

/** An address that only redirects to the page with the same path and an id. */
export const isAlias = ({ path }: Sampled, pages: readonly Sampled[]) =>
  pages.some((page) => page.path === `${path}/:id`)
