import { useEffect } from 'react'

const scheme = 'data-mantine-color-scheme'

/** Prints in light colours whatever stands on the screen: paper is white, and ink is dear. */
export function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement
    let shown: string | null = null
    const lighten = () => {
      shown ??= root.getAttribute(scheme)
      root.setAttribute(scheme, 'light')
    }
    const restore = () => {
      if (shown !== null) root.setAttribute(scheme, shown)
      shown = null
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
