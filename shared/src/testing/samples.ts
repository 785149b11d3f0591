import type { SlotName, Slots } from '../contract/slots'
import type { Answer } from './fake-api'
import type { EmptyForm } from './states/empty-forms'

/**
 * Addresses for each page that needs more than its path, by the page's path: `/teacher/report-detail/:id` opens as
 * `/teacher/report-detail/12`, which the fixtures answer. The first address is the usual one.
 */
export type Samples = Readonly<Record<string, string | readonly string[]>>

/** Example props for the slots that an area fills, so that its fills can be seen without the pages that show them. */
export type SlotSamples = { readonly [Name in SlotName]?: Slots[Name] }

/** What an area provides to run standalone. */
export interface StandaloneData {
  /** Creates a new fake server. */
  createFixtures: () => Answer[]
  /** Used standalone instead of `createFixtures`, if pages would otherwise have nothing to show. */
  createStandaloneFixtures?: () => Answer[]
  /** The empty answers of endpoints that `shared` does not know. */
  emptyForms?: readonly EmptyForm[]
  samples: Samples
  slotSamples?: SlotSamples
}

interface Sampled {
  path: string
  title: string
}

/** Returns the addresses of a page; none if the page needs parameters and has no sample. */
export const addressesOf = ({ path }: Pick<Sampled, 'path'>, samples: Samples): readonly string[] => {
  const sample = samples[path] ?? (path.includes(':') ? [] : path)
  return typeof sample === 'string' ? [sample] : sample
}

/** Returns whether the page only redirects to the page with the same title, path and an id. */
export const isAlias = ({ path, title }: Sampled, pages: readonly Sampled[]) =>
  pages.some((page) => page.path === `${path}/:id` && page.title === title)
