import { useTranslation } from '@lekta/shared/i18n'
import type { ReadingAid } from '../contract/reading'
import type { Report } from '../contract/report'
import styles from './report-view.module.css'

/** What adults call each way in which texts can look other than usual. */
function useAidNames(): Record<ReadingAid, string> {
  const { t } = useTranslation()
  return {
    'size:large': t('Large letters'),
    'size:largest': t('Very large letters'),
    'face:plain': t('Plain letters'),
    'face:dyslexia': t('Letters for readers with dyslexia'),
    'contrast:high': t('High contrast'),
    'contrast:soft': t('Soft colours'),
    'spacing:wide': t('Wide spacing'),
    'spacing:widest': t('Very wide spacing'),
    'ruler:on': t('Reading ruler'),
  }
}

/** In which ways the child had the texts shown, and at how many of them where it was not all. */
export const AidsUsed = ({ report: { aids, items, skipped } }: { report: Report }) => {
  const { t } = useTranslation()
  const names = useAidNames()
  const all = items + skipped
  if (!aids || aids.length === 0) return t('As usual')
  return (
    <ul className={styles.aids}>
      {aids.map(({ aid, texts }) => (
        <li key={aid}>
          {names[aid]}
          {texts < all && <span>{t('{{texts}} of {{all}} texts', { texts, all })}</span>}
        </li>
      ))}
    </ul>
  )
}
