import { useTranslation } from '@lekta/shared/i18n'
import { Checkbox } from '@lekta/shared/ui/checkbox'
import { Table } from '@lekta/shared/ui/table'
import { memo, startTransition, useOptimistic } from 'react'
import styles from './data-table.module.css'

/** The selected rows, for actions on all of them. */
export interface Selection<Row> {
  chosen: ReadonlySet<number>
  /** Selects or deselects these rows. */
  choose: (ids: readonly number[], chosen: boolean) => void
  /** Returns a row's name, for the label of its checkbox. */
  nameOf: (row: Row) => string
}

interface SelectAllProps<Row> {
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => number
  selection: Selection<Row>
}

/** Returns a checkbox's state, and a function that shows another state at once and then renders what it changes. */
function useCheck(isChecked: boolean, check: (isChecked: boolean) => void) {
  const [shown, show] = useOptimistic(isChecked)
  const onCheck = (next: boolean) =>
    startTransition(() => {
      show(next)
      check(next)
    })
  return [shown, onCheck] as const
}

/** The checkbox that selects all rows of the page. It is disabled until there are rows. */
export function SelectAll<Row>({ rows = [], rowKey, selection: { chosen, choose } }: SelectAllProps<Row>) {
  const { t } = useTranslation()
  const ids = rows.map(rowKey)
  const count = ids.filter((id) => chosen.has(id)).length
  const [all, chooseAll] = useCheck(ids.length > 0 && count === ids.length, (isChosen) => choose(ids, isChosen))
  return (
    <Table.Th className={styles.choice} data-label={t('Select all on this page')}>
      <Checkbox
        aria-label={t('Select all on this page')}
        checked={all}
        indeterminate={count > 0 && !all}
        disabled={ids.length === 0}
        onChange={() => chooseAll(!all)}
      />
    </Table.Th>
  )
}

interface SelectRowProps {
  id: number
  name: string
  isChosen: boolean
  choose: Selection<never>['choose']
}

/** The checkbox of a row. With a stable `choose`, a tap renders only the row's own checkbox again. */
export const SelectRow = memo(function SelectRow({ id, name, isChosen, choose }: SelectRowProps) {
  const { t } = useTranslation()
  const [isChecked, check] = useCheck(isChosen, (checked) => choose([id], checked))
  return (
    <Table.Td className={styles.choice}>
      <Checkbox
        aria-label={t('Select {{name}}', { name })}
        checked={isChecked}
        onChange={({ currentTarget: { checked } }) => check(checked)}
      />
    </Table.Td>
  )
})
