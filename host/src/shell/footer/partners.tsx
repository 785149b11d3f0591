import { brand } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import type { ReactNode } from 'react'
import styles from './partners.module.css'

type Mark = (typeof brand.partners)[number]['mark']

/** The logos, in two colours of the theme, so that they are visible in light and dark mode. */
const marks: Record<Mark, ReactNode> = {
  school: (
    <>
      <path className={styles.body} d="M4 15 16 6l12 9v12H4z" />
      <path className={styles.light} d="M13 27v-8h6v8zM15 2h7l-2 2.5L22 7h-7z" />
    </>
  ),
  family: (
    <>
      <path className={styles.body} d="M3 10c5-1 9 0 13 3v15c-4-3-8-4-13-3zM29 10c-5-1-9 0-13 3v15c4-3 8-4 13-3z" />
      <path className={styles.light} d="M16 10c-3-2-5-4-5-6.2A2.6 2.6 0 0 1 16 3a2.6 2.6 0 0 1 5 .8C21 6 19 8 16 10z" />
    </>
  ),
  library: (
    <>
      <path className={styles.body} d="M4 5h6v20H4zM12 8h5v17h-5zM3 27h26v3H3z" />
      <path className={styles.light} d="m19 8 5.5-1.5 4.5 17-5.5 1.5z" />
    </>
  ),
}

/** The programmes that Lekta works with. */
export const Partners = () => {
  const { t } = useTranslation()
  return (
    <section className={styles.partners} aria-label={t('Partners')}>
      <span className={styles.label}>{t('Partners')}</span>
      <ul className={styles.list}>
        {brand.partners.map(({ name, mark }) => (
          <li key={name} className={styles.partner}>
            <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
              {marks[mark]}
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
