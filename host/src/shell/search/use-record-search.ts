import { queryOf, useAppDispatch } from '@lekta/shared/client'
import { type FoundRecord, searchContract } from '@lekta/shared/contract/search'
import { useEffect, useState } from 'react'

/** How long nobody has typed before the server is asked, in milliseconds. */
const PAUSE = 100

/** The shortest text with which the server is asked. */
const SHORTEST = 2

interface Answer {
  /** The text that was searched. */
  text: string
  records: readonly FoundRecord[]
  corrected: boolean
  hasFailed: boolean
}

const nothing: Answer = { text: '', records: [], corrected: false, hasFailed: false }

/** The last answer of the server, and whether a newer one is on its way. */
export interface RecordSearch extends Answer {
  isLoading: boolean
}

/**
 * Searches records on the server while someone types. Until the next answer comes, the last one stays, so that the list
 * does not flicker; a request that is no longer needed is cancelled.
 */
export function useRecordSearch(searchText: string, isEnabled: boolean): RecordSearch {
  const dispatch = useAppDispatch()
  const [answer, setAnswer] = useState(nothing)
  const text = searchText.trim()
  const isLongEnough = isEnabled && text.length >= SHORTEST
  useEffect(() => {
    if (!isLongEnough) {
      setAnswer(nothing)
      return
    }
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      const request = dispatch(queryOf(searchContract.search).initiate({ query: { q: text } }))
      let isCurrent = true
      stop = () => {
        isCurrent = false
        request.abort()
        request.unsubscribe()
      }
      request.unwrap().then(
        ({ records, corrected }) => isCurrent && setAnswer({ text, records, corrected, hasFailed: false }),
        () => isCurrent && setAnswer({ ...nothing, text, hasFailed: true }),
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [dispatch, text, isLongEnough])
  return { ...answer, isLoading: isLongEnough && answer.text !== text }
}
