import { type Store, useQuery, useStore } from '@lekta/shared/client'
import {
  defaultReadingSettings,
  type ReadingSettings,
  readingContract,
} from '@lekta/shared/contract/assessment/reading'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { saveReadingSettings } from './save-reading-settings'
import { createSettingsSaver } from './settings-saver'
import { unsentSettings } from './unsent-settings'

/** Milliseconds between two requests until the server answers. */
const retryMs = 5000

/**
 * Returns the child's reading settings, and a setter that applies new settings to this page at once and saves them
 * for all devices.
 */
export function useReadingSettings() {
  const store = useStore() as Store
  const [isLoaded, setLoaded] = useState(false)
  const { data } = useQuery(readingContract.readingWays, undefined, { pollingInterval: isLoaded ? 0 : retryMs })
  const [chosen, setChosen] = useState<ReadingSettings | null>(null)
  const [saver] = useState(() => createSettingsSaver((settings) => saveReadingSettings(store, settings)))
  const studentId = data?.student_id ?? null
  const unsent = useMemo(() => (studentId === null ? null : unsentSettings(studentId)), [studentId])
  const settings = chosen ?? unsent ?? data?.ways ?? defaultReadingSettings

  useEffect(() => {
    if (studentId === null) return
    setLoaded(true)
    const waiting = unsentSettings(studentId)
    if (waiting) void saver.save(waiting, studentId)
  }, [studentId, saver])

  const choose = useCallback(
    (change: Partial<ReadingSettings>) => {
      const next = { ...settings, ...change }
      setChosen(next)
      void saver.save(next, studentId)
    },
    [settings, saver, studentId],
  )
  return { settings, choose }
}

export type ChooseSettings = ReturnType<typeof useReadingSettings>['choose']
