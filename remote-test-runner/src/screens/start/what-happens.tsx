import type { AssignedTest } from '@lekta/shared/contract/test'
import { useTranslation } from '@lekta/shared/i18n'
import { CalmPicture, ChoosePicture, ReadPicture } from './pictures'
import styles from './start.module.css'

// Most tests end by precision, after about two thirds of the texts at the earliest.
const fewest = (most: number) => Math.round((most * 2) / 3)

/** What will happen, in three plain lines with pictures. */
export const WhatHappens = ({ test }: { test: AssignedTest }) => {
  const { t } = useTranslation()
  const texts = { from: fewest(test.max_items), to: test.max_items }
  return (
    <ul className={styles.lines}>
      <li className={styles.line}>
        <ReadPicture />
        <span>{t('You read a little text. There are about {{from}}–{{to}} of them, all short.', texts)}</span>
      </li>
      <li className={styles.line}>
        <ChoosePicture />
        <span>
          {t('You choose the words that fit. Is a text too hard? You may skip up to {{skips}}.', {
            skips: test.max_skips,
          })}
        </span>
      </li>
      <li className={styles.line}>
        <CalmPicture />
        <span>{t('Take your time. There is no clock.')}</span>
      </li>
    </ul>
  )
}
