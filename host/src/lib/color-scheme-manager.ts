import { keepCookie, readCookie } from '@lekta/shared/client'
import type { ColorScheme, ColorSchemeKeeper } from '@lekta/shared/ui'
import { colorSchemeCookie } from './color-scheme'

const schemes: readonly ColorScheme[] = ['light', 'dark', 'auto']

const storedScheme = (usual: ColorScheme): ColorScheme =>
  schemes.find((scheme) => scheme === readCookie(colorSchemeCookie)) ?? usual

/** Stores the choice of colours in a cookie: light, dark, or as the device is set. */
export const colorSchemeManager: ColorSchemeKeeper = {
  get: storedScheme,
  set: (scheme) => keepCookie(colorSchemeCookie, scheme),
  clear: () => keepCookie(colorSchemeCookie, 'auto'),
  // Cookies have no change event: other windows apply the choice when they load.
  subscribe: () => undefined,
  unsubscribe: () => undefined,
}
