import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useMemo } from 'react'
import { useLazyPart, usePrefetch } from '../../use-lazy-part'
import { useFace } from '../use-face'

export const loadRuler = () => import('../ruler')

/** The settings in effect: the chosen ones, as far as the font and the ruler have loaded. */
export function useAppliedSettings(settings: ReadingSettings) {
  const { shown: face, isMissing } = useFace(settings.face)
  const { part } = useLazyPart(loadRuler, settings.ruler === 'on')
  const ruler = part ? settings.ruler : 'off'
  usePrefetch(loadRuler)
  const shown = useMemo(() => ({ ...settings, face, ruler }), [settings, face, ruler])
  return { shown, isFaceMissing: isMissing }
}
