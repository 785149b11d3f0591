import type { BankItem, BankQuestion } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { type Column, Group, StatusBadge, Text, UnstyledButton } from '@lekta/shared/ui'
import styles from './bank.module.css'
import { useKindNames } from './use-kind-names'
import { useShare } from './use-share'
import { useWarningNames } from './use-warning-names'

const Name = ({ line, onOpen }: { line: BankItem; onOpen: (id: string) => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.name}>
      <UnstyledButton className={styles.open} onClick={() => onOpen(line.id)}>
        {line.id}
      </UnstyledButton>
      {line.retired && <StatusBadge tone="neutral">{t('Retired')}</StatusBadge>}
      <Text size="sm" c="dimmed" lang="en">
        {line.statement}
      </Text>
    </div>
  )
}

const Kind = ({ question }: { question: BankQuestion }) => {
  const { t } = useTranslation()
  const kinds = useKindNames()
  const { passage_id, number } = question
  return (
    <>
      {kinds[question.kind]}
      <Text size="sm" c="dimmed">
        {number === 1
          ? t('First question about {{passage}}', { passage: passage_id })
          : t('Second question about {{passage}}', { passage: passage_id })}
      </Text>
    </>
  )
}

const Warnings = ({ doubts }: Pick<BankItem, 'doubts'>) => {
  const names = useWarningNames()
  if (doubts.length === 0) return '–'
  return (
    <Group gap={6}>
      {doubts.map((warning) => (
        <StatusBadge key={warning} tone="caution">
          {names[warning]}
        </StatusBadge>
      ))}
    </Group>
  )
}

/** Returns a function that formats a number with a given number of decimals, and formats null as a dash. */
function useNumber() {
  const { i18n } = useTranslation()
  return (value: number | null, digits: number) => {
    if (value === null) return '–'
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    return new Intl.NumberFormat(i18n.language, options).format(value)
  }
}

const numeric = { sortable: true, numeric: true, noWrap: true } as const

const percent = (share: number | null) => (share === null ? null : Math.round(share * 100))

/** Returns the columns that describe an item. */
function useItemColumns(onOpen: (id: string) => void): Column<BankItem>[] {
  const { t } = useTranslation()
  const kinds = useKindNames()
  return [
    {
      name: 'id',
      label: t('Item'),
      sortable: true,
      cell: (line) => <Name line={line} onOpen={onOpen} />,
      csv: [
        { label: t('Item'), csv: ({ id }) => id },
        { label: t('Statement'), csv: ({ statement }) => statement },
        { label: t('Passage'), csv: ({ question }) => question?.passage_id ?? '' },
      ],
    },
    {
      name: 'kind',
      label: t('Kind'),
      cell: ({ question }) => (question ? <Kind question={question} /> : '–'),
      csv: ({ question }) => (question ? kinds[question.kind] : ''),
    },
    {
      name: 'measure',
      label: t('Measure'),
      ...numeric,
      cell: ({ measure, text, version }) =>
        version === 1 ? formatMeasure(measure) : `${formatMeasure(measure)} (${formatMeasure(text)})`,
      csv: [
        { label: t('Measure (L)'), csv: ({ measure }) => measure },
        { label: t('Text measure (L)'), csv: ({ text }) => text },
        { label: t('Version'), csv: ({ version }) => version },
      ],
    },
  ]
}

/** Returns the columns that say how an item was answered. */
function useAnswerColumns(): Column<BankItem>[] {
  const { t } = useTranslation()
  const share = useShare()
  const names = useWarningNames()
  const format = useNumber()
  return [
    {
      name: 'exposure',
      label: t('Exposure'),
      ...numeric,
      cell: ({ exposure }) => share(exposure),
      csv: [
        { label: t('Exposure (%)'), csv: ({ exposure }) => percent(exposure) },
        { label: t('Answers'), csv: ({ answers }) => answers },
      ],
    },
    {
      name: 'right',
      label: t('Correct'),
      ...numeric,
      cell: ({ right, expected }) =>
        right === null || expected === null
          ? '–'
          : t('{{right}}, expected {{expected}}', { right: share(right), expected: share(expected) }),
      csv: [
        { label: t('Correct (%)'), csv: ({ right }) => percent(right) },
        { label: t('Expected (%)'), csv: ({ expected }) => percent(expected) },
      ],
    },
    {
      name: 'point_biserial',
      label: t('Discrimination'),
      ...numeric,
      cell: ({ point_biserial }) => format(point_biserial, 2),
      csv: ({ point_biserial }) => point_biserial,
    },
    {
      name: 'median_seconds',
      label: t('Seconds'),
      ...numeric,
      cell: ({ median_seconds }) => format(median_seconds, 0),
      csv: ({ median_seconds }) => median_seconds,
    },
    {
      name: 'doubts',
      label: t('Needs review'),
      cell: ({ doubts }) => <Warnings doubts={doubts} />,
      csv: ({ doubts }) => doubts.map((warning) => names[warning]).join('; '),
    },
  ]
}

/** The columns of the bank's list. `onOpen` shows an item in full. */
export function useColumns(onOpen: (id: string) => void): Column<BankItem>[] {
  return [...useItemColumns(onOpen), ...useAnswerColumns()]
}
