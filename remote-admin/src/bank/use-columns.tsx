import type { BankItem } from '@lekta/shared/contract/assessment/bank'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { Badge, type Column, Group, Text, UnstyledButton } from '@lekta/shared/ui'
import styles from './bank.module.css'
import { useShare } from './use-share'
import { useWarningNames } from './use-warning-names'

const Name = ({ line, onOpen }: { line: BankItem; onOpen: (id: string) => void }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.name}>
      <UnstyledButton className={styles.open} onClick={() => onOpen(line.id)}>
        {line.id}
      </UnstyledButton>
      {line.retired && <Badge color="gray">{t('Retired')}</Badge>}
      <Text size="sm" c="dimmed" lang="en">
        {line.statement}
      </Text>
    </div>
  )
}

const Warnings = ({ doubts }: Pick<BankItem, 'doubts'>) => {
  const names = useWarningNames()
  if (doubts.length === 0) return '–'
  return (
    <Group gap={6}>
      {doubts.map((warning) => (
        <Badge key={warning} className={styles.warning} color="yellow" variant="light" tt="none">
          {names[warning]}
        </Badge>
      ))}
    </Group>
  )
}

/** The columns of the bank's list. `onOpen` shows an item in full. */
export function useColumns(onOpen: (id: string) => void): Column<BankItem>[] {
  const { t, i18n } = useTranslation()
  const share = useShare()
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const seconds = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const orDash = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value))
  const numeric = { sortable: true, numeric: true, whole: true } as const
  return [
    { name: 'id', label: t('Item'), sortable: true, cell: (line) => <Name line={line} onOpen={onOpen} /> },
    {
      name: 'measure',
      label: t('Measure'),
      ...numeric,
      cell: ({ measure, text, version }) =>
        version === 1 ? formatMeasure(measure) : `${formatMeasure(measure)} (${formatMeasure(text)})`,
    },
    { name: 'exposure', label: t('Exposure'), ...numeric, cell: ({ exposure }) => share(exposure) },
    {
      name: 'right',
      label: t('Correct'),
      ...numeric,
      cell: ({ right, expected }) =>
        right === null || expected === null
          ? '–'
          : t('{{right}}, expected {{expected}}', { right: share(right), expected: share(expected) }),
    },
    {
      name: 'point_biserial',
      label: t('Discrimination'),
      ...numeric,
      cell: ({ point_biserial }) => orDash(point_biserial, (value) => figure.format(value)),
    },
    {
      name: 'median_seconds',
      label: t('Seconds'),
      ...numeric,
      cell: ({ median_seconds }) => orDash(median_seconds, (value) => seconds.format(value)),
    },
    { name: 'doubts', label: t('Needs review'), cell: ({ doubts }) => <Warnings doubts={doubts} /> },
  ]
}
