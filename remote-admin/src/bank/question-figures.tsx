import type { BankFigures, BankLimits } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { Title } from '@lekta/shared/ui'
import styles from './question-figures.module.css'
import { useKindNames } from './use-kind-names'
import { useShare } from './use-share'

interface Bar {
  label: string
  value: number
  least?: number
  most?: number
}

const isBeyond = ({ value, least = 0, most = 1 }: Bar) => value < least || value > most

/** Bars end at this share, so that small ones remain visible. */
const HIGHEST = 0.6

const toPercent = (share: number) => `${Math.min(100, (share / HIGHEST) * 100)}%`

const LimitBar = ({ bar }: { bar: Bar }) => {
  const { t } = useTranslation()
  const share = useShare()
  const { label, value, least, most } = bar
  return (
    <li className={styles.row}>
      <span>{label}</span>
      <span className={styles.value} data-beyond={isBeyond(bar) || undefined}>
        <b>{share(value)}</b>{' '}
        {least === undefined
          ? t('at most {{share}}', { share: share(most ?? 1) })
          : t('at least {{share}}', { share: share(least) })}
      </span>
      <span className={styles.track} aria-hidden="true">
        <i className={styles.bar} data-beyond={isBeyond(bar) || undefined} style={{ width: toPercent(value) }} />
        <i className={styles.limit} style={{ left: toPercent(least ?? most ?? 1) }} />
      </span>
    </li>
  )
}

const Bars = ({ title, bars }: { title: string; bars: readonly Bar[] }) => (
  <section>
    <Title order={3} size="h5" mb={8}>
      {title}
    </Title>
    <ul className={styles.bars}>
      {bars.map((bar) => (
        <LimitBar key={bar.label} bar={bar} />
      ))}
    </ul>
  </section>
)

interface Props {
  figures: BankFigures
  limits: BankLimits
}

/** What all questions ask for, and how far one gets without understanding, each with its limit. */
export const QuestionFigures = ({ figures, limits }: Props) => {
  const { t, i18n } = useTranslation()
  const names = useKindNames()
  const list = new Intl.ListFormat(i18n.language)
  const kinds = limits.kinds.map(({ kinds: some, least, most }) => ({
    label: list.format(some.map((kind) => names[kind])),
    value: some.reduce((sum, kind) => sum + figures.kinds[kind], 0),
    ...(least > 0 ? { least } : { most }),
  }))
  const blind = [
    { label: t('Correct by comparing words only'), value: figures.matched, most: limits.matched },
    { label: t('Correct answer is the longest'), value: figures.longest_key, most: limits.longest_key },
  ]
  return (
    <div className={styles.figures}>
      <Bars title={t('What do questions ask for?')} bars={kinds} />
      <Bars title={t('How far does guessing lead?')} bars={blind} />
    </div>
  )
}
