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

interface CsvFile<Row> {
  file: string
  columns: readonly ListColumn<Row>[]
  load: (page: PageOptions) => Promise<LoadedPage<Row>>
  /** Whether a row is in the file; by default all are. */
  isIncluded?: (row: Row) => boolean
}

/** Loads all pages of a list, and returns them as a CSV file. */
export async function makeCsv<Row>({ file, columns, load, isIncluded = () => true }: CsvFile<Row>): Promise<File> {
  const rows = await walkPages((page) => load({ ...page, download: true }))
  const csvColumns = columns.flatMap(csvColumnsOf)
  const lines = rows.filter(isIncluded).map((row) => csvColumns.map(({ csv }) => csv(row)))
  const text = toCsv([csvColumns.map(({ label }) => label), ...lines])
  return new File([text], `${file}.csv`, { type: 'text/csv;charset=utf-8' })
}

/** A button that saves all pages of a list as a CSV file. */
export function CsvButton<Row>({ file, columns, load }: Props<Row>) {
  const { t } = useTranslation()
  const make = (http: Store['http']) => makeCsv({ file, columns, load: (page) => load(http, page) })
  return <DownloadButton label={t('Download CSV')} make={make} icon />
}
