import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { SlotName, Slots } from '../contract/slots'

export interface SlotProps<Name extends SlotName = SlotName> {
  name: Name
  /** What each fill gets. */
  props: Slots[Name]
  /** Shown in place of each fill while its code loads, in its size, so that nothing moves when it arrives. */
  waiting?: ReactNode
}

const FillsContext = createContext<ComponentType<SlotProps> | null>(null)

/** Provides the portal's component that loads the fills of a slot. */
export const FillsProvider = FillsContext.Provider

/**
 * Shows what other areas add to a page. A fill that is slow, cannot be loaded or throws affects nothing but itself.
 * Shows nothing outside of a portal.
 */
export function Slot<Name extends SlotName>(slot: SlotProps<Name>): ReactNode {
  const Fills = useContext(FillsContext) as ComponentType<SlotProps<Name>> | null
  return Fills && <Fills {...slot} />
}
