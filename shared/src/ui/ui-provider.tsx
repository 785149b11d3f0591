import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePrintLight } from './print-light'
import { useRestoreFocus } from './restore-focus'
import { cssVariables, theme } from './theme'

interface Props {
  children: ReactNode
  /** The page's CSP nonce, for styles created at run time. */
  nonce?: string
  /** Light, dark, or as the device says. */
  colorScheme?: MantineColorScheme
  /** Stores the chosen colour scheme; local storage by default. */
  keeper?: MantineColorSchemeManager
}

/** Restores the focus and keeps print light; a sibling of the content, so that it causes no render there. */
const Manners = () => {
  useRestoreFocus()
  usePrintLight()
  return null
}

/** The theme and providers around everything that is rendered. */
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
