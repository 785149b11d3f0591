import { Icon, Skeleton, UnstyledButton, VisuallyHidden } from '@lekta/shared/ui/base'
import { Table } from '@lekta/shared/ui/table'
import { type MouseEvent, memo, type ReactNode, useDeferredValue } from 'react'
import type { CsvColumn } from '../../lib/text/csv'
import { LoadingFrame } from '../feedback/loading-frame'
import styles from './data-table.module.css'
import { SelectAll, type Selection, SelectRow } from './row-selection'

export interface Column<Row> {
  /** The name by which the server sorts the column. It is also the column's key. */
  name: string
  label: string
  /** An explanation of the label, such as a button that opens one, shown after it in the heading. */
  help?: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * The column's value in CSV files, or several CSV columns with their own labels. By default, CSV files omit the
   * column.
   */
  csv?: CsvColumn<Row>['csv'] | readonly CsvColumn<Row>[]
  sortable?: boolean
  /** Whether the column is aligned right, for numbers. */
  numeric?: boolean
  /** Whether the column stays on one line on the screen. */
  noWrap?: boolean
  /** Whether the label is visible only to screen readers. The cell is in the corner of the row's card. */
  labelHidden?: boolean
  /** Whether the cell has several buttons, so that it is the last line of the row's card. Its label is hidden. */
  atEnd?: boolean
  /**
   * Where the cell is on a phone. If a column says so, each row has two lines there: the first column on the left, these
   * cells on the right, and the others are left out. Otherwise each row is a card with labels.
   */
  phone?: 'top' | 'bottom'
  /** Whether the column is hidden until the user shows it, in lists with a choice of columns. */
  startsHidden?: boolean
}

export interface Sorting {
  by: string
  descending: boolean
}

interface Props<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while loading. Placeholders are shown instead. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => number
  /** The number of placeholders to show. */
  expected: number
  /** Undefined if the order is not known. */
  sorting?: Sorting | undefined
  /** Undefined if no column is sortable. */
  onSort?: ((by: string) => void) | undefined
  /** Whether to show the loading indicator, which may stay longer than the loading takes. */
  busy: boolean
  /** Whether the rows belong to the previous query while new ones load. */
  stale?: boolean
  /** Whether the rows are those of the current query, so that no line shows that they load. */
  calm?: boolean
  /**
   * Whether placeholders cover the rows, because they are too old. The rows keep their space, so that nothing below
   * them moves, but cannot be seen or used.
   */
  covered?: boolean
  /** Whether rows contain a picture, so that placeholders are as high as a picture. */
  tall?: boolean
  /** Adds a checkbox to each row. */
  selection?: Selection<Row> | undefined
}

const directionOf = (sorting: Sorting | undefined, name: string) =>
  sorting?.by !== name ? undefined : sorting.descending ? 'descending' : 'ascending'

const sortPicture = { ascending: 'up', descending: 'down' } as const

function Heading<Row>({ column, sorting, onSort }: { column: Column<Row> } & Pick<Props<Row>, 'sorting' | 'onSort'>) {
  const direction = directionOf(sorting, column.name)
  return (
    <Table.Th
      aria-sort={direction}
      aria-label={column.help ? column.label : undefined}
      className={column.numeric ? styles.numeric : undefined}
      data-label={column.sortable ? column.label : undefined}
    >
      {column.sortable ? (
        <UnstyledButton className={styles.sort} onClick={() => onSort?.(column.name)}>
          {column.label}
          <Icon name={direction ? sortPicture[direction] : 'sort'} size={16} />
        </UnstyledButton>
      ) : column.labelHidden || column.atEnd ? (
        <VisuallyHidden>{column.label}</VisuallyHidden>
      ) : (
        column.label
      )}
      {column.help}
    </Table.Th>
  )
}

interface Expected {
  rows: number
  columns: number
  tall: boolean
  choice: boolean
}

const Waiting = ({ rows, columns, tall, choice }: Expected) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
    <Table.Tr key={row}>
      {choice && <Table.Td className={styles.choice} />}
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <Table.Td key={column}>
          <Skeleton height={14} my={tall ? 11 : 5} width={column === 0 ? '70%' : '50%'} />
        </Table.Td>
      ))}
    </Table.Tr>
  ))

/** What a cell shows if there is nothing to say. */
const nothing: readonly ReactNode[] = [null, undefined, false, '', '–']

/** A cell of a row. On the row's card, a cell without content is left out. */
function Cell<Row>({ column, content }: { column: Column<Row>; content: ReactNode }) {
  const { label, numeric, noWrap, labelHidden, atEnd, phone } = column
  return (
    <Table.Td
      data-label={labelHidden ? '' : atEnd ? undefined : label}
      data-empty={nothing.includes(content) || undefined}
      data-phone={phone}
      className={numeric ? styles.numeric : undefined}
    >
      <div className={noWrap ? styles.whole : styles.cell}>{content}</div>
    </Table.Td>
  )
}

interface CellsProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
}

const Cells = memo(function Cells<Row>({ row, columns }: CellsProps<Row>) {
  return columns.map((column) => <Cell key={column.name} column={column} content={column.cell(row)} />)
}) as <Row>(props: CellsProps<Row>) => ReactNode

/** The selector of a row's link. A click anywhere on the row follows this link. */
const rowLink = 'a[data-row-link]'

/** Follows a row's link on a click anywhere in the row. With a modifier key, the link opens in a new tab. */
function followRow(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  const onControl = target instanceof Element && target.closest('a, button, input, label') !== null
  if (onControl || window.getSelection()?.toString()) return
  const init = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }
  currentTarget.querySelector(rowLink)?.dispatchEvent(new window.MouseEvent('click', init))
}

function Rows<Row>({
  columns,
  rows = [],
  rowKey,
  selection,
}: Pick<Props<Row>, 'columns' | 'rows' | 'rowKey' | 'selection'>) {
  return rows.map((row) => {
    const id = rowKey(row)
    const isChosen = selection?.chosen.has(id) === true
    return (
      <Table.Tr key={id} onClick={followRow} data-chosen={isChosen || undefined}>
        {selection && <SelectRow id={id} name={selection.nameOf(row)} isChosen={isChosen} choose={selection.choose} />}
        <Cells row={row} columns={columns} />
      </Table.Tr>
    )
  })
}

/**
 * A table that the server sorts. If the table is narrow, each row becomes a card with labels. Cells follow a change
 * of rows and columns with low priority, so that what was tapped reacts first.
 */
export function DataTable<Row>(props: Props<Row>) {
  const {
    label,
    rowKey,
    expected,
    sorting,
    onSort,
    busy,
    stale = false,
    calm = false,
    covered = false,
    tall = false,
    selection,
  } = props
  const columns = useDeferredValue(props.columns)
  const rows = useDeferredValue(props.rows)
  return (
    <LoadingFrame busy={busy} stale={stale} calm={calm} className={styles.frame}>
      <Table
        className={styles.table}
        verticalSpacing={4}
        horizontalSpacing="md"
        highlightOnHover
        aria-label={label}
        data-two-lines={columns.some(({ phone }) => phone) || undefined}
      >
        <Table.Thead>
          <Table.Tr>
            {selection && <SelectAll rows={covered ? undefined : rows} rowKey={rowKey} selection={selection} />}
            {columns.map((column) => (
              <Heading key={column.name} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody inert={covered} data-covered={covered || undefined}>
          {rows ? (
            <Rows columns={columns} rows={rows} rowKey={rowKey} selection={selection} />
          ) : (
            <Waiting rows={expected} columns={columns.length} tall={tall} choice={selection !== undefined} />
          )}
        </Table.Tbody>
      </Table>
    </LoadingFrame>
  )
}
