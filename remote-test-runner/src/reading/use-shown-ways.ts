import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { useMemo } from 'react'
import { useForesight, useLater } from '../later'
import { useFace } from './use-face'

export const loadRuler = () => import('./ruler')

/** How texts are shown: as the child likes to read, as far as the letters and the ruler have come over the network. */
export function useShownWays(ways: ReadingSettings) {
  const { shown: face, isMissing } = useFace(ways.face)
  const { part } = useLater(loadRuler, ways.ruler === 'on')
  const ruler = part ? ways.ruler : 'off'
  useForesight(loadRuler)
  const shown = useMemo(() => ({ ...ways, face, ruler }), [ways, face, ruler])
  return { shown, isFaceMissing: isMissing }
}
