import type { ApiError } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import {
  Button,
  type Column,
  DataTable,
  EmptyNotice,
  FailureNotice,
  Group,
  LoadingFrame,
  Pager,
  type Selection,
  Stack,
  Text,
} from '@lekta/shared/ui'
import { type ReactNode, useEffect } from 'react'
import type { Page } from '../contract/endpoint'
import type { QueryState } from '../feedback/query-content'
import { useColumnChoice } from './column-menu'
import { useDensity } from './density'
import { ListBar } from './list-bar'
import { useLoadingIndicator, useOverdue, useReload } from './list-loading'
import { PageSizeSelect } from './list-tools'
import styles from './list-view.module.css'
import type { List } from './use-list'

interface Query<Row> extends QueryState<Page<Row>> {
  /** The answer to the current query; undefined until it has arrived. */
  currentData?: unknown
  isFetching: boolean
  isError: boolean
}

/** The notice for a list without any rows. */
interface Empty {
  title: string
  text: string
  action?: ReactNode
}

/** What a list shows, as a saved view holds it. */
export interface ViewState {
  list: List
  columns: Pick<ReturnType<typeof useColumnChoice>, 'switched' | 'replace'>
}

/** A filter that names something which is not there any more. */
interface LostFilter {
  title: string
  text: string
  /** The button that removes the filter. */
  action: ReactNode
}

interface Props<Row> {
  /** The name under which the choice of columns is stored; without it, all columns are shown. */
  name?: string
  list: List
  query: Query<Row>
  label: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => number
  /** The label of the search; without it, there is none. */
  searchLabel?: string
  /** Whether the search box has a button, besides searching while the user types. */
  searchButton?: boolean
  empty: Empty
  /** Whether rows contain a picture. */
  tall?: boolean
  /** Filters, shown next to the search. */
  filters?: ReactNode
  /** Set while a filter is active; `onClear` clears the filter. */
  filtered?: { onClear: () => void } | undefined
  /** A picture of the rows that are shown, above their table. */
  picture?: ReactNode
  /** Set if a filter names something that is not there any more; shown instead of the error. */
  lost?: LostFilter | undefined
  /** Returns the menu of saved views, for a list with a name. */
  views?: (state: ViewState) => ReactNode
  /** Actions on the whole list, icons at the end of the row with the search. */
  actions?: ReactNode
  selection?: Selection<Row> | undefined
  /** Actions on the selected rows. */
  bulk?: ReactNode
}

const Range = ({ list, total }: { list: List; total: number }) => {
  const { t } = useTranslation()
  const { page, size } = list.listState
  const from = Math.min(total, (page - 1) * size + 1)
  return (
    <Text size="sm" c="dimmed" aria-live="polite">
      {t('{{from}}–{{to}} of {{total}}', { from, to: Math.min(total, page * size), total })}
    </Text>
  )
}

const NothingHere = ({
  list,
  empty,
  filtered,
  searchLabel,
}: Pick<Props<never>, 'list' | 'empty' | 'filtered' | 'searchLabel'>) => {
  const { t } = useTranslation()
  const search = searchLabel && list.listState.search
  if (!search && filtered) {
    const widen = (
      <Button variant="default" onClick={filtered.onClear}>
        {t('Show all')}
      </Button>
    )
    return <EmptyNotice title={t('Nothing matches this filter')} action={widen} />
  }
  if (!search)
    return (
      <EmptyNotice title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyNotice>
    )
  const all = (
    <Button variant="default" onClick={() => list.toSearch('')}>
      {t('Show all')}
    </Button>
  )
  return (
    <EmptyNotice title={t('Nothing found for “{{search}}”', { search })} action={all}>
      {t('Check the spelling, or search for part of the name.')}
    </EmptyNotice>
  )
}

/** Replaces a page number beyond the last page, as in an old address, with the last page. */
function useLastPage({ listState, toPage }: List, { data, isFetching }: Query<unknown>) {
  const past = data !== undefined && !isFetching && listState.page > data.last_page
  const last = data?.last_page ?? 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: `toPage` is a new function on each render
  useEffect(() => {
    if (past) toPage(last)
  }, [past, last])
}

/** Goes back to the list's own order if the server refuses the remembered one. */
function useSortingReset({ forgetSorting }: List, { error }: Query<unknown>) {
  const isRefused = (error as ApiError | undefined)?.status === 400
  // biome-ignore lint/correctness/useExhaustiveDependencies: `forgetSorting` is a new function on each render
  useEffect(() => {
    if (isRefused) forgetSorting?.()
  }, [isRefused])
}

interface TableProps<Row>
  extends Pick<Props<Row>, 'list' | 'query' | 'label' | 'columns' | 'rowKey' | 'tall' | 'selection'> {
  busy: boolean
}

function PagedTable<Row>({ list, query, label, columns, rowKey, tall, selection, busy }: TableProps<Row>) {
  const { data, isFetching } = query
  const overdue = useOverdue(query)
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={data?.data}
        rowKey={rowKey}
        expected={list.listState.size}
        sorting={list.sorting}
        onSort={list.toSort}
        busy={busy}
        stale={isFetching}
        calm={query.currentData !== undefined}
        covered={overdue}
        selection={selection}
        {...(tall && { tall })}
      />
      {data && (
        <Group justify="space-between">
          <Range list={list} total={data.total} />
          <Group gap="lg">
            {data.total > Math.min(...list.sizes) && <PageSizeSelect list={list} />}
            {data.last_page > 1 && <Pager page={list.listState.page} lastPage={data.last_page} onPage={list.toPage} />}
          </Group>
        </Group>
      )}
    </>
  )
}

/** A list from the server, with search, sorting, page size, pager, and a notice if it is empty. */
export function ListView<Row>(props: Props<Row>) {
  const { name, searchLabel, searchButton = false, empty, filters, filtered, picture, ...rest } = props
  const { lost, views, actions, bulk, ...table } = rest
  const { list, query, columns } = table
  const choice = useColumnChoice(name, columns)
  const density = useDensity()
  const busy = useLoadingIndicator(query.isFetching, query.isError)
  useLastPage(list, query)
  useSortingReset(list, query)
  useReload(query)
  const nothing = query.data?.total === 0 && !query.isFetching
  return (
    <Stack
      gap="sm"
      className={styles.list}
      role="group"
      aria-label={table.label}
      data-compact={(name && density.isCompact) || undefined}
      data-focus-home
    >
      <ListBar
        list={list}
        columns={columns}
        choice={name ? choice : undefined}
        density={density}
        searchLabel={searchLabel}
        searchButton={searchButton}
        onSameSearch={query.refetch}
        filters={filters}
        isFiltered={filtered !== undefined}
        actions={actions}
        views={name && views?.({ list, columns: choice })}
      />
      {lost ? (
        <EmptyNotice title={lost.title} action={lost.action}>
          {lost.text}
        </EmptyNotice>
      ) : query.isError ? (
        <FailureNotice message={(query.error as ApiError).message} onRetry={query.refetch} />
      ) : nothing ? (
        <LoadingFrame busy={busy} calm>
          <NothingHere list={list} empty={empty} filtered={filtered} {...(searchLabel && { searchLabel })} />
        </LoadingFrame>
      ) : (
        <>
          {picture}
          <PagedTable {...table} columns={choice.shown} busy={busy} />
        </>
      )}
      {bulk}
    </Stack>
  )
}
