import type { LatestResult } from '@lekta/shared/contract/measure'
import { useTranslation } from '@lekta/shared/i18n'
import type { CsvColumn } from '@lekta/shared/lib/text/csv'

/** The growth columns of CSV files. */
export function useGrowthCsv<Row>(growthOf: (row: Row) => LatestResult['growth'] | undefined): CsvColumn<Row>[] {
  const { t } = useTranslation()
  return [
    { label: t('Growth (L)'), csv: (row) => growthOf(row)?.difference ?? null },
    {
      label: t('Probability that the growth is real (%)'),
      csv: (row) => {
        const growth = growthOf(row)
        return growth ? Math.round(growth.probability * 100) : null
      },
    },
  ]
}
