import { browserStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, Tooltip } from '@lekta/shared/ui'
import { useState } from 'react'

/** The same for all lists. */
const key = 'list-density'

/** Returns whether lists have low rows, and a function that changes it. The choice is stored in this browser. */
export function useDensity() {
  const [isCompact, setCompact] = useState(() => browserStore.get(key) === 'compact')
  const toggle = () => {
    browserStore.set(key, isCompact ? 'usual' : 'compact')
    setCompact(!isCompact)
  }
  return { isCompact, toggle }
}
export type Density = ReturnType<typeof useDensity>

/** Switches between usual and low rows. */
export const DensityButton = ({ density: { isCompact, toggle } }: { density: Density }) => {
  const { t } = useTranslation()
  const label = t('Compact rows')
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="inherit"
        size="lg"
        aria-label={label}
        aria-pressed={isCompact}
        onClick={toggle}
      >
        <Icon name={isCompact ? 'looser' : 'denser'} />
      </ActionIcon>
    </Tooltip>
  )
}
