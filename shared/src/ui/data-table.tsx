import { useTranslation } from '@lekta/shared/i18n'
import { Skeleton, Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import styles from './data-table.module.css'
import { Icon } from './icon'

export interface Column<Row> {
  /** The server's name to sort by; also the column's key. */
  name: string
  label: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers stand at the right. */
  numeric?: boolean
  /** Stays on one line. */
  whole?: boolean
}

export interface Sorting {
  by: string
  descending: boolean
}

interface Props<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => number
  /** Rows that stand in for the ones on their way. */
  expected: number
  sorting: Sorting
  onSort: (by: string) => void
  /** The sign of loading shows, which may outlast the loading. */
  busy: boolean
  /** The rows that stand are those of before; newer ones are on their way. */
  stale?: boolean
  /** Rows hold a face, and are as high as one. */
  tall?: boolean
}

const directionOf = (sorting: Sorting, name: string) =>
  sorting.by !== name ? undefined : sorting.descending ? 'descending' : 'ascending'

const sortPicture = { ascending: 'up', descending: 'down' } as const

function Heading<Row>({ column, sorting, onSort }: { column: Column<Row> } & Pick<Props<Row>, 'sorting' | 'onSort'>) {
  const direction = directionOf(sorting, column.name)
  return (
    <Table.Th aria-sort={direction} className={column.numeric ? styles.numeric : undefined}>
      {column.sortable ? (
        <UnstyledButton className={styles.sort} onClick={() => onSort(column.name)}>
          {column.label}
          <Icon name={direction ? sortPicture[direction] : 'sort'} size={16} />
        </UnstyledButton>
      ) : (
        column.label
      )}
    </Table.Th>
  )
}

const Waiting = ({ rows, columns, tall }: { rows: number; columns: number; tall: boolean }) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
    <Table.Tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
        <Table.Td key={column}>
          <Skeleton height={14} my={tall ? 11 : 5} width={column === 0 ? '70%' : '50%'} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))

/** A link with this attribute leads where a click anywhere on its row leads. */
const rowLink = 'a[data-row-link]'

/** Hands a click beside the row's link on to the link, with the keys that ask for a new tab. */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  const onControl = target instanceof Element && target.closest('a, button, input, label') !== null
  if (onControl || window.getSelection()?.toString()) return
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  currentTarget.querySelector(rowLink)?.dispatchEvent(new window.MouseEvent('click', init))
}

/** A table that sorts at the server; on a narrow screen each row becomes a card with its labels. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, expected, sorting, onSort, busy, stale = false, tall = false } = props
  const { t } = useTranslation()
  return (
    <div className={styles.frame} data-busy={busy || undefined} data-stale={stale || undefined} aria-busy={busy}>
      <Table className={styles.table} verticalSpacing="sm" horizontalSpacing="md" highlightOnHover aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Heading key={column.name} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows ? (
            rows.map((row) => (
              <Table.Tr key={rowKey(row)} onClick={followRow}>
                {columns.map(({ name, label: heading, numeric, whole, cell }) => (
                  <Table.Td key={name} data-label={heading} className={numeric ? styles.numeric : undefined}>
                    <div className={whole ? styles.whole : styles.cell}>{cell(row)}</div>
                  </Table.Td>
                ))}
              </Table.Tr>
            ))
          ) : (
            <Waiting rows={expected} columns={columns.length} tall={tall} />
          )}
        </Table.Tbody>
      </Table>
      {busy && <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>}
    </div>
  )
}
