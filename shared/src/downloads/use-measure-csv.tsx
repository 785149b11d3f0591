import { useTranslation } from '@lekta/shared/i18n'
import type { LatestResult } from '../contract/measure'
import type { CsvColumn } from '../lib/text/csv'

/** Returns the columns for a measure and its band in CSV files. */
export function useMeasureCsv<Row>(measureOf: (row: Row) => LatestResult['measure'] | undefined): CsvColumn<Row>[] {
  const { t } = useTranslation()
  return [
    { label: t('Measure (L)'), csv: (row) => measureOf(row)?.value ?? null },
    { label: t('Lowest likely (L)'), csv: (row) => measureOf(row)?.low ?? null },
    { label: t('Highest likely (L)'), csv: (row) => measureOf(row)?.high ?? null },
  ]
}
