import { useTranslation } from '@lekta/shared/i18n'
import { walkPages } from '../lib/paging/walk-pages'
import { type CsvCell, toCsv } from '../lib/text/csv'
import { DownloadButton } from './download-button'

export interface SheetColumn<Row> {
  label: string
  value: (row: Row) => CsvCell
}

interface Props<Row> {
  /** The file name without its extension. */
  file: string
  columns: readonly SheetColumn<Row>[]
  load: (page: number) => Promise<{ data: Row[]; last_page: number }>
}

/** A button that saves all pages of a list as a CSV file. */
export function CsvButton<Row>({ file, columns, load }: Props<Row>) {
  const { t } = useTranslation()
  const make = async () => {
    const rows = await walkPages(load)
    const lines = rows.map((row) => columns.map(({ value }) => value(row)))
    const text = toCsv([columns.map(({ label }) => label), ...lines])
    return new File([text], `${file}.csv`, { type: 'text/csv;charset=utf-8' })
  }
  return <DownloadButton label={t('Download CSV')} make={make} />
}
