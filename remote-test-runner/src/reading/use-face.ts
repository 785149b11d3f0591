import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useEffect, useState } from 'react'
import { fetchFace, isHere } from './faces'

type Face = ReadingSettings['face']

/** Returns the displayed face: the chosen face if its font has loaded, until then the previous face. */
export function useFace(chosen: Face) {
  const [shown, setShown] = useState<Face>(() => (isHere(chosen) ? chosen : 'book'))
  const [missing, setMissing] = useState<Face | null>(null)
  useEffect(() => {
    let active = true
    const take = () => {
      setMissing(null)
      fetchFace(chosen).then(
        () => active && setShown(chosen),
        () => active && setMissing(chosen),
      )
    }
    take()
    window.addEventListener('online', take)
    return () => {
      active = false
      window.removeEventListener('online', take)
    }
  }, [chosen])
  return { shown, isMissing: missing === chosen }
}
