import type { TextAnalysis } from '@lekta/shared/contract/assessment/text'
import { useTranslation } from '@lekta/shared/i18n'
import { Panel, Text } from '@lekta/shared/ui'
import styles from './analyse.module.css'
import { type Segment, segmentsOf } from './marks'

const Marked = ({ text, stretch: { start, end, long, rare } }: { text: string; stretch: Segment }) => {
  const { t } = useTranslation()
  const words = text.slice(start, end)
  const within = rare ? <mark className={styles.rare}>{words}</mark> : words
  if (long === 0) return within
  return (
    <span className={styles.long} title={t('{{count}} words', { count: long, defaultValue_one: '{{count}} word' })}>
      {within}
    </span>
  )
}

/** The text with its difficult parts marked. */
export const MarkedText = ({ text, analysis }: { text: string; analysis: TextAnalysis }) => {
  const { t } = useTranslation()
  const rare = [...new Set(analysis.rare_words.map(({ word }) => word.toLowerCase()))]
  return (
    <Panel title={t('What makes it hard')}>
      <Text>
        {t('{{count}} long sentences.', {
          count: analysis.long_sentences.length,
          defaultValue_one: '{{count}} long sentence.',
        })}{' '}
        {rare.length === 0 ? t('No rare words.') : t('Rare words: {{words}}.', { words: rare.join(', ') })}
      </Text>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.long}>{t('long sentence')}</span> <mark className={styles.rare}>{t('rare word')}</mark>
      </p>
      <div className={styles.text} lang="en">
        {segmentsOf(text.length, analysis).map((stretch) => (
          <Marked key={stretch.start} text={text} stretch={stretch} />
        ))}
      </div>
    </Panel>
  )
}
