import type { Store } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import type { Column } from '@lekta/shared/ui'
import { type LoadedPage, type PageOptions, walkPages } from '../lib/paging/walk-pages'
import { type CsvColumn, toCsv } from '../lib/text/csv'
import { DownloadButton } from './download-button'

type ListColumn<Row> = Pick<Column<Row>, 'label' | 'csv'>

interface Props<Row> {
  /** The file name without its extension. */
  file: string
  /** The columns of the list. Columns without `csv` are left out of the file. */
  columns: readonly ListColumn<Row>[]
  load: (http: Store['http'], page: PageOptions) => Promise<LoadedPage<Row>>
}

const csvColumnsOf = <Row,>({ label, csv = [] }: ListColumn<Row>): readonly CsvColumn<Row>[] =>
  typeof csv === 'function' ? [{ label, csv }] : csv

/** A button that saves all pages of a list as a CSV file. */
export function CsvButton<Row>({ file, columns, load }: Props<Row>) {
  const { t } = useTranslation()
  const make = async (http: Store['http']) => {
    const rows = await walkPages((page) => load(http, { ...page, download: true }))
    const csvColumns = columns.flatMap(csvColumnsOf)
    const lines = rows.map((row) => csvColumns.map(({ csv }) => csv(row)))
    const text = toCsv([csvColumns.map(({ label }) => label), ...lines])
    return new File([text], `${file}.csv`, { type: 'text/csv;charset=utf-8' })
  }
  return <DownloadButton label={t('Download CSV')} make={make} icon />
}
