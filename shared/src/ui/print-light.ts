import { useEffect } from 'react'

const scheme = 'data-mantine-color-scheme'

/** Uses the light colour scheme while the page is printed, even if the screen uses the dark one. */
export function usePrintLight() {
  useEffect(() => {
    const root = document.documentElement
    let worn: string | null = null
    const before = () => {
      worn ??= root.getAttribute(scheme)
      root.setAttribute(scheme, 'light')
    }
    const after = () => {
      if (worn !== null) root.setAttribute(scheme, worn)
      worn = null
    }
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
}
