import { entriesOf, type FieldKind, type PersonTable } from '@lekta/shared/contract/people/person-fields'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import type { CsvCell } from '@lekta/shared/lib/text/csv'
import { type Column, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

type Room = string | { name: string }

/** A row of a list, by the names of its fields. */
type Values = Readonly<Record<string, unknown>>

const cellOf = (row: object, name: string, kind: FieldKind): CsvCell => {
  const value = (row as Values)[name]
  if (kind !== 'classrooms') return value as CsvCell
  return (value as readonly Room[]).map((room) => (typeof room === 'string' ? room : room.name)).join(', ')
}

/** Shown in a cell without a known value. */
export const Quiet = ({ children }: { children: ReactNode }) => (
  <Text component="span" size="sm" c="dimmed">
    {children}
  </Text>
)

const fieldsIn = (fields: PersonTable, list: string) =>
  entriesOf(fields).filter(([, { lists }]) => lists.includes(list))

/**
 * Returns the columns of a list that show fields of a person, on the screen and in CSV files. `renderName` renders
 * the first column.
 */
export function useFieldColumns<Row extends object>(
  fields: PersonTable,
  list: string,
  renderName: (row: Row) => ReactNode,
): Column<Row>[] {
  const { t, i18n } = useTranslation()
  // A date of birth is the same day in every time zone.
  const birthday = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const render = (cell: CsvCell, kind: FieldKind) => {
    if (cell === null || cell === '') return <Quiet>–</Quiet>
    return kind === 'day' ? birthday.format(new Date(cell)) : cell
  }
  return fieldsIn(fields, list).map(([name, { kind, label, column, startsHidden = false }]) => ({
    name,
    label: t(label),
    sortable: column !== null,
    numeric: kind === 'grade',
    startsHidden,
    cell: (row) => (name === 'name' ? renderName(row) : render(cellOf(row, name, kind), kind)),
    csv: (row) => cellOf(row, name, kind),
  }))
}
