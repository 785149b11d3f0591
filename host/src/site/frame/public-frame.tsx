import { useLocation } from '@lekta/shared/routing'
import { type ReactNode, useEffect } from 'react'
import { Main } from '../../shell/main'
import { SkipLink } from '../../shell/skip-link'
import { PublicFooter } from './public-footer'
import styles from './public-frame.module.css'
import { PublicHeader } from './public-header'

/** Scrolls to the section that the address names (`#part`), even after a navigation without a page load. */
function useNamedPart() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be requested twice
  useEffect(() => {
    if (hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key])
}

interface Props {
  children: ReactNode
  /** `wide` for pages that lay out their own sections, `text` for one column of text, `form` for one centred card. */
  kind?: 'wide' | 'text' | 'form'
}

/** The frame of every page that works without a login, with header and footer. */
export const PublicFrame = ({ children, kind = 'text' }: Props) => {
  useNamedPart()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PublicHeader />
      <Main className={`${styles.page} ${styles[kind]}`}>
        {kind === 'form' ? <div className={styles.card}>{children}</div> : children}
      </Main>
      <PublicFooter />
    </div>
  )
}
