import { useTranslation } from '@lekta/shared/i18n'
import { Text } from '@lekta/shared/ui'
import type { SamplePassage } from '../contract/assessment/report'
import { formatMeasure } from '../lib/measure/measure'
import styles from './report-samples.module.css'
import { ReportSection } from './report-section'

const Sample = ({ sample: { shelf, genre, title, passage, text } }: { sample: SamplePassage }) => {
  const { t } = useTranslation()
  const names = { easy: t('Easy'), right: t('Just right'), climb: t('A little harder') }
  const uses = {
    easy: t('Read it alone, just for fun.'),
    right: t('Fun to read, with some new words.'),
    climb: t('Read it with someone, a bit at a time.'),
  }
  const kinds = { literary: t('Story'), informational: t('Facts') }
  return (
    <li className={styles.sample} data-shelf={shelf}>
      <p className={styles.shelf}>{names[shelf]}</p>
      <h3 className={styles.title} lang="en">
        {title}
      </h3>
      <p className={styles.kind}>
        {kinds[genre]}
        {text >= 0 && ` · ${t('about {{level}}', { level: formatMeasure(text) })}`}
      </p>
      <p className={styles.passage} lang="en">
        {passage}
      </p>
      <p className={styles.use}>{uses[shelf]}</p>
    </li>
  )
}

/** Sample texts around the measure: an easy one, a fitting one and a climb. */
export const SamplePart = ({ samples, title }: { samples: readonly SamplePassage[]; title: string }) => {
  const { t } = useTranslation()
  return (
    <ReportSection title={title}>
      <Text c="dimmed">{t('These texts are not from a test. They show what each level is like.')}</Text>
      <ul className={styles.samples}>
        {samples.map((sample) => (
          <Sample key={sample.title} sample={sample} />
        ))}
      </ul>
    </ReportSection>
  )
}
