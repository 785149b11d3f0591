import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useMemo } from 'react'
import { useLazyPart, usePrefetch } from '../../use-lazy-part'
import { useFace } from '../use-face'

export const loadRuler = () => import('../ruler')

/** Returns the settings in effect: the chosen ones, except where the font or the ruler has not loaded yet. */
export function useAppliedSettings(settings: ReadingSettings) {
  const { shown: face, isMissing } = useFace(settings.face)
  const { part } = useLazyPart(loadRuler, settings.ruler === 'on')
  const ruler = part ? settings.ruler : 'off'
  usePrefetch(loadRuler)
  const shown = useMemo(() => ({ ...settings, face, ruler }), [settings, face, ruler])
  return { shown, isFaceMissing: isMissing }
}
