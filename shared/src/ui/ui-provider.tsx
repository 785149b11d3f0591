import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePrintLight } from './print-light'
import { useRestoreFocus } from './restore-focus'
import { cssVariables, theme } from './theme'

interface Props {
  children: ReactNode
  /** Of the page, for the styles made at run time. */
  nonce?: string
  /** Light, dark, or as the device says. */
  colorScheme?: MantineColorScheme
  /** Where the choice of colours is kept; local storage without it. */
  keeper?: MantineColorSchemeManager
}

/** Keeps the focus where the keyboard is, and paper light; beside what is drawn, so that nothing is drawn anew for it. */
const Manners = () => {
  useRestoreFocus()
  usePrintLight()
  return null
}

/** The look around everything that is drawn. */
export const UiProvider = ({ children, nonce, colorScheme = 'auto', keeper }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme={colorScheme}
    {...(keeper && { colorSchemeManager: keeper })}
    getStyleNonce={() => nonce ?? ''}
  >
    <Manners />
    {children}
  </MantineProvider>
)
