import { readerOf } from '../legal-text'

/** Loads a wording of the privacy policy. */
export const readPolicy = readerOf({
  '2026-11-23': { en: () => import('./text.en'), id: () => import('./text.id') },
  '2026-11-22': { en: () => import('./earlier/2026-11-22.en'), id: () => import('./earlier/2026-11-22.id') },
})
