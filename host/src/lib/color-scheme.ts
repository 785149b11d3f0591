import { sizeCookie } from '@lekta/shared/lib/size'

/** The name of the cookie with the chosen colour scheme: light, dark or auto. */
export const colorSchemeCookie = 'colours'

const storedIn = (cookie: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)

/** Applies the stored size before the first paint. */
export function showSize() {
  const size = storedIn(sizeCookie)
  if (size) document.documentElement.dataset.size = size
}

/**
 * Makes the page light or dark before the first paint, according to the stored choice or the device's setting.
 * Follows changes to that setting.
 */
export function showScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const chosen = storedIn(colorSchemeCookie)
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  }
  show()
  dark.addEventListener('change', show)
}
