/** Where the choice of colours is kept: light, dark or auto. */
export const coloursCookie = 'colours'

/** Makes the page light or dark before the first thing is painted, as the browser remembers or the device says, then and later. */
export function showScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${coloursCookie}=`))
    const chosen = kept?.slice(coloursCookie.length + 1)
    const isDark = chosen === 'dark' || (chosen !== 'light' && dark.matches)
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  }
  show()
  dark.addEventListener('change', show)
}
