import type { Order, Purpose } from '@lekta/shared/contract/money/subscription'
import { wholeId } from '@lekta/shared/lib/whole-id'
import { useSearchParams } from '@lekta/shared/routing'
import { useState } from 'react'

/** An order that may be incomplete. */
export interface OrderDraft {
  purpose: Purpose
  /** The subscription that gets more seats or is renewed. */
  about: number | null
  plan: string | null
  children: readonly number[]
}

/** Reads the draft from the address: `?renew=7`, `?add=7`, `?plan=family-year`, or empty. */
function draftFrom(params: URLSearchParams): Pick<OrderDraft, 'purpose' | 'about' | 'plan'> {
  const [renew, add] = [wholeId(params.get('renew')), wholeId(params.get('add'))]
  const purpose = renew ? 'renew' : add ? 'add' : 'buy'
  return { purpose, about: renew ?? add, plan: params.get('plan') }
}

/** The order draft, with the plan and children chosen on the page. */
export function useOrderDraft() {
  const [params] = useSearchParams()
  const [chosen, setChosen] = useState<{ plan?: string; children?: readonly number[] }>({})
  const { plan, ...rest } = draftFrom(params)
  return {
    ...rest,
    plan: chosen.plan ?? plan,
    /** Undefined until the user has chosen. */
    children: chosen.children,
    choosePlan: (code: string) => setChosen((last) => ({ ...last, plan: code })),
    chooseChildren: (children: readonly number[]) => setChosen((last) => ({ ...last, children })),
  }
}

/** Returns the order for a draft; null while something is missing. */
export function orderOf({ purpose, about, plan, children }: OrderDraft): Order | null {
  if (children.length === 0 || (purpose !== 'add' && plan === null)) return null
  return {
    purpose,
    ...(purpose !== 'add' && plan !== null && { plan }),
    ...(about !== null && { subscription_id: about }),
    seats: children.length,
    students: [...children],
  }
}
