import { disclaimer } from '@lekta/shared/brand'
import type { TextAnalysis } from '@lekta/shared/contract/assessment/text'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Panel, Text } from '@lekta/shared/ui'
import styles from './analyse.module.css'

/** Below this number of words the band is wide, and the page explains why. */
const FEW_WORDS = 100

/** The measure of a text with its band, and the figures behind it. */
export const TextResult = ({ analysis }: { analysis: TextAnalysis }) => {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  const { measure, low, high, words, sentences, sentence_length, rare_words } = analysis
  const facts = [
    [t('Words'), number.format(words)],
    [t('Sentences'), number.format(sentences)],
    [t('Words per sentence'), number.format(sentence_length)],
    [t('Rare words'), number.format(rare_words.length)],
  ] as const
  return (
    <Panel title={t('Text measure')}>
      <div className={styles.result} role="status">
        <p className={styles.measure}>
          <b>{formatMeasure(measure)}</b>
          <Text component="span" c="dimmed">
            {t('most likely between {{low}} and {{high}}', { low: formatMeasure(low), high: formatMeasure(high) })}
          </Text>
        </p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {words < FEW_WORDS
          ? t('This text is short, so the measure is only a rough estimate. A longer passage gives a better one.')
          : t('A reader with the same measure understands about 75% of it.')}
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {t(disclaimer.en)}
      </Text>
    </Panel>
  )
}
