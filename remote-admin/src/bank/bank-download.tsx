import { call, type Store, useStore } from '@lekta/shared/client'
import { type BankItem, bankContract } from '@lekta/shared/contract/assessment/bank'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { type List, listQuery } from '@lekta/shared/lists/use-list'
import { useWarningNames } from './use-warning-names'

const percent = (share: number | null) => (share === null ? null : Math.round(share * 100))

interface Props {
  options: List['options']
  needsReview: boolean
}

/** Exports all items of the list with their figures, with the current filters, search and sorting. */
export const BankDownload = ({ options, needsReview }: Props) => {
  const { t } = useTranslation()
  const { http } = useStore() as Store
  const names = useWarningNames()
  return (
    <CsvButton<BankItem>
      file={t('item-bank')}
      columns={[
        { label: t('Item'), value: ({ id }) => id },
        { label: t('Statement'), value: ({ statement }) => statement },
        { label: t('Measure (L)'), value: ({ measure }) => measure },
        { label: t('Text measure (L)'), value: ({ text }) => text },
        { label: t('Version'), value: ({ version }) => version },
        { label: t('Exposure (%)'), value: ({ exposure }) => percent(exposure) },
        { label: t('Answers'), value: (line) => line.answers },
        { label: t('Correct (%)'), value: ({ right }) => percent(right) },
        { label: t('Expected (%)'), value: ({ expected }) => percent(expected) },
        { label: t('Discrimination'), value: (line) => line.point_biserial },
        { label: t('Seconds'), value: (line) => line.median_seconds },
        { label: t('Needs review'), value: ({ doubts }) => doubts.map((warning) => names[warning]).join('; ') },
      ]}
      load={(page) =>
        call(http, bankContract.bankItems, {
          query: { ...listQuery({ ...options, page, itemsPerPage: largestPage }), doubtful: needsReview },
        })
      }
    />
  )
}
