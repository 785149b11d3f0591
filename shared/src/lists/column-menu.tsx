import { browserStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, type Column, Icon, Menu, Tooltip } from '@lekta/shared/ui'
import { useState } from 'react'

const keyOf = (list: string) => `columns-${list}`

const remembered = (list: string | undefined): readonly string[] =>
  list ? (browserStore.get(keyOf(list))?.split(',').filter(Boolean) ?? []) : []

/**
 * Returns the columns to show, a function that shows or hides one, and the columns that differ from the usual choice. The choice is stored in this browser; the first
 * column is always shown.
 */
export function useColumnChoice<Row>(list: string | undefined, columns: readonly Column<Row>[]) {
  const [switched, setSwitched] = useState(() => remembered(list))
  const toggle = (column: string) => {
    const next = switched.includes(column) ? switched.filter((name) => name !== column) : [...switched, column]
    if (list) browserStore.set(keyOf(list), next.join(','))
    setSwitched(next)
  }
  const replace = (columns: readonly string[]) => {
    if (list) browserStore.set(keyOf(list), columns.join(','))
    setSwitched(columns)
  }
  const isShown = ({ name, startsHidden = false }: Column<Row>) => switched.includes(name) === startsHidden
  return { shown: columns.filter((column, i) => i === 0 || isShown(column)), toggle, switched, replace }
}

interface Props<Row> {
  columns: readonly Column<Row>[]
  choice: { shown: readonly Column<Row>[]; toggle: (column: string) => void }
}

/** Lets the user choose the columns of a list. */
export function ColumnMenu<Row>({ columns, choice: { shown, toggle } }: Props<Row>) {
  const { t } = useTranslation()
  // The first column and columns without a visible heading are always shown.
  const choices = columns.slice(1).filter(({ labelHidden: hushed }) => !hushed)
  const isShown = (name: string) => shown.some((column) => column.name === name)
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Tooltip label={t('Columns')}>
          <ActionIcon variant="subtle" color="gray" c="inherit" size="lg" aria-label={t('Columns')}>
            <Icon name="columns" />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ name, label }) => (
          <Menu.CheckboxItem key={name} checked={isShown(name)} onChange={() => toggle(name)}>
            {label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
