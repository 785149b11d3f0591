import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { useMemo } from 'react'
import { useLazyPart, usePrefetch } from '../../use-lazy-part'
import { useFace } from '../use-face'

export const loadRuler = () => import('../ruler')

/** How texts are shown: as the child likes to read, as far as the letters and the ruler have come over the network. */
export function useAppliedSettings(settings: ReadingSettings) {
  const { shown: face, isMissing } = useFace(settings.face)
  const { part } = useLazyPart(loadRuler, settings.ruler === 'on')
  const ruler = part ? settings.ruler : 'off'
  usePrefetch(loadRuler)
  const shown = useMemo(() => ({ ...settings, face, ruler }), [settings, face, ruler])
  return { shown, isFaceMissing: isMissing }
}
