import { type MantineColorScheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme'

interface Props {
  children: ReactNode
  /** Of the page, for the styles made at run time. */
  nonce?: string
  /** Light, dark, or as the device says. */
  colorScheme?: MantineColorScheme
}

/** The look around everything that is drawn. */
export const UiProvider = ({ children, nonce, colorScheme = 'auto' }: Props) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme={colorScheme}
    getStyleNonce={() => nonce ?? ''}
  >
    {children}
  </MantineProvider>
)
