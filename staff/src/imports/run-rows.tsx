import { type ApiError, useQuery } from '@lekta/shared/client'
import {
  type ImportOutcome,
  type ImportRow,
  type ImportRun,
  importContract,
} from '@lekta/shared/contract/import/import'
import { type ImportColumn, type ImportKind, importColumns } from '@lekta/shared/contract/import/import-columns'
import { useTranslation } from '@lekta/shared/i18n'
import { type Column, DataTable, FailureNotice, Group, Pager, SegmentedControl, Stack, Text } from '@lekta/shared/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './imports.module.css'
import { RowFindings } from './row-findings'

const perPage = 20

const Cells = ({ kind, cells }: { kind: ImportKind; cells: ImportRow['cells'] }) => {
  const { t } = useTranslation()
  const fields: readonly string[] = importColumns[kind].map(({ field }: ImportColumn) => field)
  const isNameless = fields.includes('name') && !cells.name
  const texts = [...new Set(['name', ...fields])].flatMap((field) => cells[field] ?? [])
  const [first, ...rest] = isNameless ? [undefined, ...texts] : texts
  return (
    <div>
      <Text fw={600} c={isNameless ? 'dimmed' : undefined}>
        {isNameless ? t('Without a name') : first}
      </Text>
      {rest.length > 0 && (
        <Text size="sm" c="dimmed">
          {rest.join(' · ')}
        </Text>
      )}
    </div>
  )
}

const LineNumber = ({ row: { sheet, line } }: { row: ImportRow }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.line} data-label={t('Line')}>
      {sheet === null ? line : `${sheet} · ${line}`}
    </span>
  )
}

function useColumns(run: ImportRun, onSaved: (run: ImportRun, row: ImportRow) => void): Column<ImportRow>[] {
  const { t } = useTranslation()
  return [
    { name: 'line', label: t('Line'), noWrap: true, cell: (row) => <LineNumber row={row} /> },
    { name: 'cells', label: t('Row'), cell: ({ cells }) => <Cells kind={run.kind} cells={cells} /> },
    {
      name: 'notes',
      label: t('What we found'),
      cell: (row) => <RowFindings key={row.id} run={run} row={row} onSaved={onSaved} />,
    },
  ]
}

type Shown = ImportOutcome | 'review'

/** The groups that have rows: errors and rows to review first. */
function useGroups({ rejected, to_review, created, changed, same }: ImportRun) {
  const { t } = useTranslation()
  const all: { value: Shown; label: string; count: number }[] = [
    { value: 'reject', label: t('Errors'), count: rejected },
    { value: 'review', label: t('To review'), count: to_review },
    { value: 'create', label: t('New'), count: created },
    { value: 'change', label: t('Changed'), count: changed },
    { value: 'same', label: t('Already exist'), count: same },
  ]
  return all.filter(({ count }) => count > 0)
}

const filterOf = (shown: Shown | undefined) => (shown === 'review' ? { to_review: true } : { outcome: shown })

/** Says how a corrected row was judged, and moves on to the next input once the row has left the list. */
function useProgress(rows: readonly ImportRow[] | undefined) {
  const { t } = useTranslation()
  const [saved, setSaved] = useState<{ id: number; text: string } | null>(null)
  const table = useRef<HTMLDivElement>(null)
  const onSaved = (run: ImportRun, { id, line }: ImportRow) => {
    const text =
      run.rejected === 0
        ? t('Line {{line}} was saved. There are no more errors.', { line })
        : t('Line {{line}} was saved. {{count}} rows still have errors.', {
            line,
            count: run.rejected,
            defaultValue_one: 'Line {{line}} was saved. {{count}} row still has errors.',
          })
    setSaved({ id, text })
  }
  useEffect(() => {
    const hasLeft = saved && rows && !rows.some(({ id }) => id === saved.id)
    // The focus left the list together with the row, unless the user has moved it.
    if (!hasLeft || !table.current || table.current.contains(document.activeElement)) return
    const next = table.current.querySelector<HTMLElement>('form input') ?? table.current
    next.focus()
  }, [rows, saved])
  return { text: saved?.text ?? '', table, onSaved }
}

/** The rows of a run by outcome, errors first. While the run is being reviewed, they can be corrected. */
export const RunRows = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation()
  const groups = useGroups(run)
  const [{ chosen, page }, setView] = useState<{ chosen: Shown | null; page: number }>({ chosen: null, page: 1 })
  const shown = groups.find(({ value }) => value === chosen)?.value ?? groups[0]?.value
  const query = useQuery(
    importContract.importRows,
    { params: { id: run.id }, query: { ...filterOf(shown), options: { page, itemsPerPage: perPage } } },
    { skip: shown === undefined },
  )
  const { text, table, onSaved } = useProgress(query.data?.data)
  const columns = useColumns(run, onSaved)
  if (shown === undefined) return null
  if (query.isError) return <FailureNotice message={(query.error as ApiError).message} onRetry={query.refetch} />
  return (
    <Stack gap="md" ref={table} tabIndex={-1} className={styles.rows}>
      {groups.length > 1 && (
        <SegmentedControl
          className={styles.outcomes}
          value={shown}
          data={groups.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
          onChange={(value) => setView({ chosen: value as Shown, page: 1 })}
        />
      )}
      <Text role="status" size="sm" className={styles.progress}>
        {text}
      </Text>
      <DataTable
        label={t('Rows in the file')}
        columns={columns}
        rows={query.data?.data}
        rowKey={({ id }) => id}
        expected={5}
        busy={query.isLoading}
        stale={query.isFetching}
      />
      {query.data && query.data.last_page > 1 && (
        <Group justify="flex-end">
          <Pager
            page={page}
            lastPage={query.data.last_page}
            onPage={(next) => setView({ chosen: shown, page: next })}
          />
        </Group>
      )}
    </Stack>
  )
}
