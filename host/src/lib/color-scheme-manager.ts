import { keepCookie, readCookie } from '@lekta/shared/client'
import type { ColorScheme, ColorSchemeKeeper } from '@lekta/shared/ui'
import { colorSchemeCookie } from './color-scheme'

const schemes: readonly ColorScheme[] = ['light', 'dark', 'auto']

const storedScheme = (usual: ColorScheme): ColorScheme =>
  schemes.find((scheme) => scheme === readCookie(colorSchemeCookie)) ?? usual

/** Keeps the choice between light, dark and as the device says in a cookie. */
export const colorSchemeManager: ColorSchemeKeeper = {
  get: storedScheme,
  set: (scheme) => keepCookie(colorSchemeCookie, scheme),
  clear: () => keepCookie(colorSchemeCookie, 'auto'),
  // Cookies have no change event: other windows apply the choice when they load.
  subscribe: () => undefined,
  unsubscribe: () => undefined,
}
