/** Where the choice of colours is kept. */
const chosen = 'mantine-color-scheme-value'

/** Makes the page light or dark before the first thing is painted, as the browser remembers or the device says. */
export function showScheme() {
  const kept = localStorage.getItem(chosen)
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
}
