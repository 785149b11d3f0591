import { sizeCookie } from '@lekta/shared/lib/size'

/** Where the choice of colours is kept: light, dark or auto. */
export const colorSchemeCookie = 'colours'

const storedIn = (cookie: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)

/** Draws the page as large as the browser remembers before the first thing is painted, so that its program finds it so. */
export function showSize() {
  const size = storedIn(sizeCookie)
  if (size) document.documentElement.dataset.size = size
}

/** Makes the page light or dark before the first thing is painted, as the browser remembers or the device says, then and later. */
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
