import { type MantineColorScheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePrintLight } from './print-light'
import { useRestoreFocus } from './restore-focus'
import { cssVariables, theme } from './theme'

interface Props {
  children: ReactNode
  /** The page's CSP nonce, for styles created at run time. */
  nonce?: string
  /** Light, dark, or the setting of the device. */
  colorScheme?: MantineColorScheme
  /** Stores the chosen colour scheme; local storage by default. */
  colorSchemeStore?: MantineColorSchemeManager
}

/**
 * Restores the focus and prints in light colours. This component is a sibling of the content, so that it never re-
 * renders the content.
 */
const GlobalEffects = () => {
  useRestoreFocus()
  usePrintLight()
  return null
}

/** The theme and providers around everything that is rendered. */
export const UiProvider = ({ children, nonce, colorScheme = 'auto', colorSchemeStore }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme={colorScheme}
    {...(colorSchemeStore && { colorSchemeManager: colorSchemeStore })}
    getStyleNonce={() => nonce ?? ''}
  >
    <GlobalEffects />
    {children}
  </MantineProvider>
)
