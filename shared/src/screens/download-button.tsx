import type { ApiError } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { type CsvCell, toCsv } from '../lib/csv'
import { walkPages } from '../lib/walk-pages'

export interface SheetColumn<Row> {
  label: string
  value: (row: Row) => CsvCell
}

interface Props<Row> {
  /** Without its ending. */
  file: string
  columns: readonly SheetColumn<Row>[]
  load: (page: number) => Promise<{ data: Row[]; last_page: number }>
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** Saves all pages of a list as a sheet. */
export function DownloadButton<Row>({ file, columns, load }: Props<Row>) {
  const { t } = useTranslation()
  const [state, setState] = useState<{ busy: boolean; fault?: string }>({ busy: false })
  const download = async () => {
    setState({ busy: true })
    try {
      const rows = await walkPages(load)
      const lines = rows.map((row) => columns.map(({ value }) => value(row)))
      save(`${file}.csv`, toCsv([columns.map(({ label }) => label), ...lines]))
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, fault: (error as ApiError).message })
    }
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        loading={state.busy}
        leftSection={<Icon name="download" size={18} />}
        onClick={download}
      >
        {t('Download CSV')}
      </Button>
      {state.fault && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('The download failed. {{reason}}', { reason: t(state.fault) })}
        </Text>
      )}
    </Group>
  )
}
