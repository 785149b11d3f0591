import type { ReadingSettings } from '@lekta/shared/contract/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { practiceItems } from '../../practice/practice-items'
import { Passage } from '../../reading/passage'
import reading from '../../reading/reading.module.css'
import type { ChooseWays } from '../../reading/use-reading-ways'
import { WaysChoices } from '../../reading/ways-choices'
import { waysScope } from '../../reading/ways-scope'
import styles from './get-ready.module.css'

interface Props {
  ways: ReadingSettings
  /** As far as it is here already. */
  shown: ReadingSettings
  onChoose: ChooseWays
  isFaceMissing: boolean
}

/** The choices of how texts look, with a text beside them that shows each at once. */
export const TryWays = ({ shown, ...choices }: Props) => {
  const { t } = useTranslation()
  const { className, ...scope } = waysScope(shown)
  return (
    <div className={styles.tryWays}>
      <div {...scope} className={`${styles.preview} ${className}`}>
        <section className={reading.passage} aria-label={t('Practice text')}>
          <Passage text={practiceItems[0].passage} hasRuler={shown.ruler === 'on'} />
        </section>
      </div>
      <WaysChoices {...choices} />
    </div>
  )
}
