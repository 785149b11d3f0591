import { useTranslation } from '@lekta/shared/i18n'
import { Button, type Column, Group, Icon, NativeSelect, Text, TextInput } from '@lekta/shared/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import styles from './list-view.module.css'
import type { List } from './use-list'

interface SearchProps {
  list: List
  label: string
  /** Called if a search changes neither the search term nor the page, so that the address stays the same. */
  onSame: () => void
}

/** A search box that searches on Enter or a click on the button, and stores the search term in the address. */
export const SearchBox = ({ list, label, onSame }: SearchProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { search, page } = list.listState
  useEffect(() => {
    if (input.current) input.current.value = search
  }, [search])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    if (typed === search && page === 1) onSame()
    else list.toSearch(typed)
  }
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <Group gap="xs" wrap="nowrap">
          <TextInput
            ref={input}
            type="search"
            aria-label={label}
            placeholder={label}
            defaultValue={search}
            maxLength={100}
            leftSection={<Icon name="search" size={18} />}
            className={styles.words}
          />
          <Button type="submit" variant="default" flex="none">
            {t('Search')}
          </Button>
        </Group>
      </form>
    </search>
  )
}

/** Lets the user choose the number of rows per page. */
export const PageSizeSelect = ({ list }: { list: List }) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" c="dimmed" component="label" htmlFor={id}>
        {t('Rows per page')}
      </Text>
      <NativeSelect
        id={id}
        w={84}
        value={list.listState.size}
        data={list.sizes.map(String)}
        onChange={(event) => list.toSize(Number(event.currentTarget.value))}
      />
    </Group>
  )
}

const written = (by: string, descending: boolean) => `${descending ? '-' : '+'}${by}`

/** Lets the user sort a list of cards, which has no column headings. */
export function SortSelect<Row>({ list, columns }: { list: List; columns: readonly Column<Row>[] }) {
  const { t } = useTranslation()
  const { by, descending } = list.sorting
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ name, label }) => [
      { value: written(name, false), label: t('{{column}}, ascending', { column: label }) },
      { value: written(name, true), label: t('{{column}}, descending', { column: label }) },
    ])
  const current = written(by, descending)
  const isChoice = choices.some(({ value }) => value === current)
  if (choices.length === 0) return null
  return (
    <NativeSelect
      className={styles.narrow}
      aria-label={t('Sort by')}
      value={current}
      data={isChoice ? choices : [{ value: current, label: t('Default order') }, ...choices]}
      onChange={({ currentTarget: { value } }) =>
        list.toSorting({ by: value.slice(1), descending: value.startsWith('-') })
      }
    />
  )
}
