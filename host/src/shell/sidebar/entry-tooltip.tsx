import { Tooltip } from '@lekta/shared/ui'
import type { ReactElement } from 'react'

/** Shows the label of an entry beside the collapsed menu. */
export const EntryTooltip = ({ label, children }: { label: string; children: ReactElement }) => (
  <Tooltip label={label} position="right">
    {children}
  </Tooltip>
)
