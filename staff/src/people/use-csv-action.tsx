import type { Store } from '@lekta/shared/client'
import { makeCsv } from '@lekta/shared/downloads/csv-button'
import { DownloadError, useDownload } from '@lekta/shared/downloads/use-download'
import { useTranslation } from '@lekta/shared/i18n'
import type { LoadedPage, PageOptions } from '@lekta/shared/lib/paging/walk-pages'
import type { Column } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import type { Action } from './row-menu'

interface CsvActionOptions<Row> {
  /** The file name without its extension. */
  file: string
  columns: readonly Column<Row>[]
  /** Loads a page of the list without its search and filters, because selected rows may be on any page. */
  load: (http: Store['http'], page: PageOptions) => Promise<LoadedPage<Row>>
}

/** Returns the action that saves the selected rows of a list as a CSV file, and the notice of its failure. */
export function useCsvAction<Row extends { id: number }>({
  file,
  columns,
  load,
}: CsvActionOptions<Row>): {
  action: Action
  notice: ReactNode
} {
  const { t } = useTranslation()
  const { save, error } = useDownload()
  const run = (ids: readonly number[]) => {
    const chosen = new Set(ids)
    save((http) =>
      makeCsv({ file, columns, load: (page) => load(http, page), isIncluded: ({ id }: Row) => chosen.has(id) }),
    )
  }
  return {
    action: { label: t('Download CSV'), picture: 'download', minor: true, run },
    notice: <DownloadError error={error} />,
  }
}
