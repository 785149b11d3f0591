import { useQuery } from '@lekta/shared/client'
import { subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { type ReactNode, useState } from 'react'
import type { Action } from '../people/row-menu'
import { useSeatActions } from '../seats/use-seat-actions'
import type { StaffArea } from '../staff-paths'

/** Returns the action that gives seats to those of the selected students who have none, and its dialog. */
export function useGiveSeats(area: StaffArea, onDone: () => void): { give: Action; dialog: ReactNode } {
  const [wasUsed, setUsed] = useState(false)
  const running = useQuery(subscriptionContract.runningSubscriptions, undefined, { skip: !wasUsed })
  const { give, dialogs } = useSeatActions({ area, running: running.data, onDone })
  const run = (ids: readonly number[]) => {
    setUsed(true)
    give.run(ids)
  }
  return { give: { ...give, minor: true, run }, dialog: wasUsed && running.data && dialogs }
}
