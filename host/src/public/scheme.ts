/** Where the choice of colours is kept: light, dark or auto. */
export const coloursCookie = 'colours'

/** Makes the page light or dark before the first thing is painted, as the browser remembers or the device says. */
export function showScheme() {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${coloursCookie}=`))
  const chosen = kept?.slice(coloursCookie.length + 1)
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}
