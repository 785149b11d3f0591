import type { ReadingSettings } from '@lekta/shared/contract/assessment/reading'
import { useTranslation } from '@lekta/shared/i18n'
import { practiceTexts } from '../../practice/practice-items'
import { Passage } from '../../reading/passage'
import reading from '../../reading/reading.module.css'
import { SettingsChoices } from '../../reading/settings/settings-choices'
import { settingsScope } from '../../reading/settings/settings-scope'
import type { ChooseSettings } from '../../reading/settings/use-reading-settings'
import styles from './get-ready.module.css'

interface Props {
  settings: ReadingSettings
  /** The settings in effect: the chosen ones, except where something has not loaded yet. */
  shown: ReadingSettings
  onChoose: ChooseSettings
  isFaceMissing: boolean
}

/** The reading settings, next to a text that shows each choice at once. */
export const TrySettings = ({ shown, ...choices }: Props) => {
  const { t } = useTranslation()
  const { className, ...scope } = settingsScope(shown)
  return (
    <div className={styles.trySettings}>
      <div {...scope} className={`${styles.preview} ${className}`}>
        <section className={reading.passage} aria-label={t('Practice text')}>
          <Passage text={practiceTexts[0].passage} hasRuler={shown.ruler === 'on'} />
        </section>
      </div>
      <SettingsChoices {...choices} />
    </div>
  )
}
