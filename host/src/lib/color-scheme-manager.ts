import { keepCookie, readCookie } from '@lekta/shared/client'
import type { ColorScheme, ColorSchemeKeeper } from '@lekta/shared/ui'
import { colorSchemeCookie } from './color-scheme'

const schemes: readonly ColorScheme[] = ['light', 'dark', 'auto']

const storedScheme = (usual: ColorScheme): ColorScheme =>
  schemes.find((scheme) => scheme === readCookie(colorSchemeCookie)) ?? usual

/** Stores the chosen colour scheme in a cookie: light, dark, or the device's setting. */
export const colorSchemeManager: ColorSchemeKeeper = {
  get: storedScheme,
  set: (scheme) => keepCookie(colorSchemeCookie, scheme),
  clear: () => keepCookie(colorSchemeCookie, 'auto'),
  // Cookies have no change event, so other windows apply the choice only when they load.
  subscribe: () => undefined,
  unsubscribe: () => undefined,
}
