import { type ApiError, useQuery } from '@lekta/shared/client'
import {
  type ImportNote,
  type ImportOutcome,
  type ImportRow,
  type ImportRun,
  importContract,
} from '@lekta/shared/contract/import/import'
import { type ImportColumn, type ImportKind, importColumns } from '@lekta/shared/contract/import/import-columns'
import { useTranslation } from '@lekta/shared/i18n'
import { type Column, DataTable, FailureNotice, Group, Pager, SegmentedControl, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import styles from './imports.module.css'
import { useImportSentences } from './use-import-sentences'

const perPage = 20

const Notes = ({
  notes,
  kind,
  cells,
  isError,
}: {
  notes: readonly ImportNote[]
  kind: ImportKind
  cells: ImportRow['cells']
  isError?: boolean
}) => {
  const { write, columnOf } = useImportSentences(kind)
  return notes.map((note) => {
    const column = columnOf(note)
    const cell = isError && note.field ? cells[note.field] : undefined
    return (
      <Text
        key={`${note.field} ${note.sentence}`}
        size="sm"
        component="div"
        className={isError ? styles.error : styles.notice}
      >
        {column && <strong>{column}</strong>}
        {cell && <span className={styles.said}>{cell}</span>} <span>{write(note)}</span>
      </Text>
    )
  })
}

const Cells = ({ kind, cells }: { kind: ImportKind; cells: ImportRow['cells'] }) => {
  const fields = importColumns[kind].map(({ field }: ImportColumn) => field as string)
  const said = [...new Set(['name', ...fields])].flatMap((field) => cells[field] ?? [])
  const [first, ...rest] = said
  return (
    <div>
      <Text fw={600}>{first}</Text>
      {rest.length > 0 && (
        <Text size="sm" c="dimmed">
          {rest.join(' · ')}
        </Text>
      )}
    </div>
  )
}

const lineLabel = ({ sheet, line }: ImportRow) => (sheet === null ? String(line) : `${sheet} · ${line}`)

function useColumns(kind: ImportKind): Column<ImportRow>[] {
  const { t } = useTranslation()
  return [
    { name: 'line', label: t('Line'), noWrap: true, cell: lineLabel },
    { name: 'cells', label: t('Row'), cell: ({ cells }) => <Cells kind={kind} cells={cells} /> },
    {
      name: 'notes',
      label: t('What we found'),
      cell: ({ faults, notices, cells, outcome }) => (
        <Stack gap={4}>
          <Notes notes={faults} kind={kind} cells={cells} isError />
          {outcome !== 'reject' && <Notes notes={notices} kind={kind} cells={cells} />}
        </Stack>
      ),
    },
  ]
}

/** The outcomes that have rows, errors first. */
function useOutcomes({ rejected, created, changed, same }: ImportRun) {
  const { t } = useTranslation()
  const all: { value: ImportOutcome; label: string; count: number }[] = [
    { value: 'reject', label: t('Errors'), count: rejected },
    { value: 'create', label: t('New'), count: created },
    { value: 'change', label: t('Changed'), count: changed },
    { value: 'same', label: t('Already exist'), count: same },
  ]
  return all.filter(({ count }) => count > 0)
}

/** The rows of a run by outcome, errors first. */
export const RunRows = ({ run }: { run: ImportRun }) => {
  const { t } = useTranslation()
  const outcomes = useOutcomes(run)
  const [{ chosen, page }, setView] = useState<{ chosen: ImportOutcome | null; page: number }>({
    chosen: null,
    page: 1,
  })
  const outcome = outcomes.find(({ value }) => value === chosen)?.value ?? outcomes[0]?.value
  const query = useQuery(
    importContract.importRows,
    { params: { id: run.id }, query: { outcome, options: { page, itemsPerPage: perPage } } },
    { skip: outcome === undefined },
  )
  const columns = useColumns(run.kind)
  if (outcome === undefined) return null
  if (query.isError) return <FailureNotice message={(query.error as ApiError).message} onRetry={query.refetch} />
  return (
    <Stack gap="md">
      {outcomes.length > 1 && (
        <SegmentedControl
          className={styles.outcomes}
          value={outcome}
          data={outcomes.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
          onChange={(value) => setView({ chosen: value as ImportOutcome, page: 1 })}
        />
      )}
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
            onPage={(next) => setView({ chosen: outcome, page: next })}
          />
        </Group>
      )}
    </Stack>
  )
}
