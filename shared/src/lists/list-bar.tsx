import { useTranslation } from '@lekta/shared/i18n'
import { Button, type Column, Dialog, Group, Icon, Stack, useDisclosure, useMediaQuery } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { ColumnMenu, type useColumnChoice } from './column-menu'
import { type Density, DensityButton } from './density'
import { SearchBox, SortSelect } from './list-tools'
import styles from './list-view.module.css'
import type { List } from './use-list'

interface Props<Row> {
  list: List
  columns: readonly Column<Row>[]
  /** Undefined if the list has no choice of columns. */
  choice: ReturnType<typeof useColumnChoice<Row>> | undefined
  density: Density
  searchLabel: string | undefined
  searchButton: boolean
  onSameSearch: () => void
  filters: ReactNode
  isFiltered: boolean
  actions: ReactNode
  /** The menu of saved views. */
  views: ReactNode
}

const phone = '(max-width: 600px)'

function Tools<Row>({ columns, choice, density, actions, views }: Props<Row>) {
  return (
    <>
      {views}
      {choice && <ColumnMenu columns={columns} choice={choice} />}
      {choice && <DensityButton density={density} />}
      {actions}
    </>
  )
}

/** On a phone: the button that opens a sheet with everything that narrows, sorts or exports the list. */
function FilterSheet<Row>(props: Props<Row>) {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const { list, columns, filters, isFiltered } = props
  return (
    <>
      <Button
        variant={isFiltered ? 'light' : 'default'}
        leftSection={<Icon name="filter" size={18} />}
        flex="none"
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('Filters')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('Filters')} classNames={{ inner: styles.sheet ?? '' }}>
        <Stack gap="md" className={styles.sheetContent}>
          {filters}
          <SortSelect list={list} columns={columns} />
          <Group gap="xs">
            <Tools {...props} />
          </Group>
          <Button fullWidth onClick={close}>
            {t('Show the list')}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}

/** The row above a list: its search and filters, and on the right its tools as icons. */
export function ListBar<Row>(props: Props<Row>) {
  const { list, columns, choice, searchLabel, searchButton, onSameSearch, filters, actions } = props
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  const isSorted = columns.some(({ sortable }) => sortable)
  const search = searchLabel && (
    <SearchBox list={list} label={searchLabel} hasButton={searchButton} onSame={onSameSearch} />
  )
  if (isPhone)
    return (
      <Group gap="sm" wrap="nowrap" className={styles.bar}>
        {search}
        {(filters || choice || actions || isSorted) && <FilterSheet {...props} />}
      </Group>
    )
  return (
    <Group gap="sm" className={styles.bar}>
      <Group gap="sm" className={styles.tools}>
        {search}
        {filters}
        <SortSelect list={list} columns={columns} />
      </Group>
      {(choice || actions) && (
        <Group gap={4} className={styles.controls}>
          <Tools {...props} />
        </Group>
      )}
    </Group>
  )
}
