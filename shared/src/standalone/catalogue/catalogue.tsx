import { useTranslation } from '@lekta/shared/i18n'
import type { Area } from '@lekta/shared/routing'
import type { CSSProperties } from 'react'
import { type ApiState, apiStates } from '../../testing/states/api-states'
import type { ListedPage } from '../open-pages'
import { type CatalogueWidth, type Options, searchOf } from '../options'
import { stateNames } from '../toolbar/option-names'
import styles from './catalogue.module.css'
import { Thumbnail } from './thumbnail'

/** The windows of the thumbnails, and how wide each is drawn, in pixels. */
const windows: Record<CatalogueWidth, { width: number; height: number; drawn: number }> = {
  1440: { width: 1440, height: 900, drawn: 288 },
  390: { width: 390, height: 844, drawn: 156 },
}

interface Props {
  area: Area
  pages: readonly ListedPage[]
  options: Options
}

/** All pages of an area in all states, as live thumbnails that are loaded when they come near the window. */
export const Catalogue = ({ area, pages, options }: Props) => {
  const { t } = useTranslation()
  const { width, height, drawn } = windows[options.width]
  const states = apiStates.filter((state) => options.catalogue === 'all' || options.catalogue === state)
  const scale = drawn / width
  const size = {
    '--thumbnail-width': `${drawn}px`,
    '--thumbnail-height': `${height * scale}px`,
    '--thumbnail-scale': scale,
  } as CSSProperties
  const addressFor = (state: ApiState, toolbar: Options['toolbar'], at: string) =>
    `${location.pathname}${searchOf(area, { ...options, catalogue: null, width: '1440', state, toolbar })}#${at}`
  return (
    <main className={styles.catalogue} style={size}>
      <h1 className={styles.title}>{t('All pages of {{area}}', { area: area.name })}</h1>
      {pages.flatMap(({ title, addresses }) =>
        addresses.map((at) => (
          <section key={at} aria-label={`${t(title)} ${at}`}>
            <h2 className={styles.page}>
              {t(title)} <span className={styles.address}>{at}</span>
            </h2>
            <ul className={styles.row}>
              {states.map((state) => (
                <Thumbnail
                  key={state}
                  label={t(stateNames[state])}
                  src={addressFor(state, 'off', at)}
                  href={addressFor(state, 'shown', at)}
                  width={width}
                  height={height}
                />
              ))}
            </ul>
          </section>
        )),
      )}
    </main>
  )
}
