import type { Comparison } from '@lekta/shared/contract/assessment/comparison'
import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, SegmentedControl, TextInput } from '@lekta/shared/ui'
import styles from './comparison.module.css'
import type { useChoices } from './use-choices'
import { useTermName } from './use-terms'

type Props = ReturnType<typeof useChoices> & { comparison: Comparison | undefined }

const SinceChooser = ({ choices, choose, comparison }: Props) => {
  const { t } = useTranslation()
  return (
    <TextInput
      type="date"
      label={t('Growth since')}
      value={choices.since ?? comparison?.since ?? ''}
      max={new Date().toISOString().slice(0, 10)}
      onChange={({ currentTarget: { value } }) => value && choose('since', value)}
    />
  )
}

const TermChooser = ({ choices, choose, comparison }: Props) => {
  const { t } = useTranslation()
  const nameOf = useTermName()
  const terms = comparison?.terms ?? []
  const chosen = choices.term ?? comparison?.term
  const offered = chosen && !terms.includes(chosen) ? [...terms, chosen] : terms
  return (
    <>
      <NativeSelect
        label={t('Term')}
        value={chosen}
        data={offered.map((value) => ({ value, label: nameOf(value) }))}
        onChange={(event) => choose('term', event.currentTarget.value)}
      />
      <NativeSelect
        label={t('Compared with')}
        value={choices.before}
        data={[
          { value: 'term', label: t('The term before') },
          { value: 'year', label: t('The same term a year before') },
        ]}
        onChange={(event) => choose('before', event.currentTarget.value)}
      />
    </>
  )
}

/** Chooses what is compared, by what, and when. */
export const ChoiceBar = (props: Props) => {
  const { t } = useTranslation()
  const { choices, choose } = props
  return (
    <section className={styles.choices} aria-label={t('What is compared')}>
      <SegmentedControl
        aria-label={t('Measure')}
        value={choices.show}
        data={[
          { value: 'growth', label: t('Growth') },
          { value: 'level', label: t('Level') },
          { value: 'bands', label: t('Share per band') },
        ]}
        onChange={(value) => choose('show', value)}
      />
      <SegmentedControl
        aria-label={t('Group by')}
        value={choices.by}
        data={[
          { value: 'class', label: t('Classes') },
          { value: 'grade', label: t('Grades') },
        ]}
        onChange={(value) => choose('by', value)}
      />
      {choices.show === 'growth' ? <SinceChooser {...props} /> : <TermChooser {...props} />}
    </section>
  )
}
