import { HorizontalScroll, Table } from '@lekta/shared/ui'
import styles from './number-table.module.css'

interface Props<Row> {
  label: string
  /** Pixels below which the table scrolls. */
  minWidth: number
  /** The heading of the first column, which names the rows. */
  heading: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  nameOf: (row: Row) => string
  columns: readonly { label: string; of: (row: Row) => string }[]
}

/** A table of numbers, with a name in front of each row. */
export const NumberTable = <Row,>({ label, minWidth, heading, rows, keyOf, nameOf, columns }: Props<Row>) => (
  <HorizontalScroll label={label}>
    <Table aria-label={label} miw={minWidth}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{heading}</Table.Th>
          {columns.map((column) => (
            <Table.Th key={column.label} ta="right">
              {column.label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={keyOf(row)}>
            <Table.Td>{nameOf(row)}</Table.Td>
            {columns.map((column) => (
              <Table.Td key={column.label} className={styles.number}>
                {column.of(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </HorizontalScroll>
)
