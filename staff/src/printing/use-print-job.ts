import { useQuery } from '@lekta/shared/client'
import { type PrintJob, printContract } from '@lekta/shared/contract/assessment/print'
import type { QueryState } from '@lekta/shared/feedback/query-content'
import { useEffect, useState } from 'react'

/** Milliseconds between two polls while a file is being drawn. */
const pollingMs = 1000

/** Loads a file that was requested, and polls it while it is being drawn. Nothing is loaded without an id. */
export function usePrintJob(id: number | null): QueryState<PrintJob> {
  const [isWaiting, setWaiting] = useState(true)
  const query = useQuery(
    printContract.print,
    { params: { id: id ?? 0 } },
    { skip: id === null, pollingInterval: isWaiting ? pollingMs : 0, refetchOnMountOrArgChange: true },
  )
  const waits = query.data === undefined || query.data.state === 'waiting'
  useEffect(() => setWaiting(waits), [waits])
  return query
}
