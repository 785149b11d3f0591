import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, type Column, Group, Icon, NativeSelect, Text, TextInput } from '@lekta/shared/ui'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './list-view.module.css'
import type { List } from './use-list'

/** Milliseconds without a key press after which a list searches for what has been typed. */
export const typingPauseMs = 250

interface SearchProps {
  list: List
  label: string
  /** Whether the box has a button that searches. */
  hasButton?: boolean
  /** Called if a search changes neither the search term nor the page, so that the address stays the same. */
  onSame: () => void
}

/** Returns handlers that search when the user stops typing, and at once on Enter or a click on the button. */
function useTyping(input: RefObject<HTMLInputElement | null>, list: List, onSame: () => void) {
  const { search, page } = list.listState
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // While the user goes on typing, the box is ahead of the address.
    if (timer.current === undefined && input.current && input.current.value.trim() !== search)
      input.current.value = search
  }, [input, search])
  const take = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    return input.current?.value.trim() ?? ''
  }
  const onType = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const typed = take()
      if (typed !== latest.current.listState.search) latest.current.toSearch(typed)
    }, typingPauseMs)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = take()
    if (typed === search && page === 1) onSame()
    else list.toSearch(typed)
  }
  return { onType, onSubmit }
}

/** A search box that searches while the user types, and on Enter, and stores the search term in the address. */
export const SearchBox = ({ list, label, hasButton = false, onSame }: SearchProps) => {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { onType, onSubmit } = useTyping(input, list, onSame)
  const button = (
    <ActionIcon type="submit" variant="subtle" color="gray" c="inherit" aria-label={t('Search')}>
      <Icon name="right" size={18} />
    </ActionIcon>
  )
  return (
    <search className={styles.search}>
      <form onSubmit={onSubmit}>
        <TextInput
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={list.listState.search}
          maxLength={100}
          leftSection={<Icon name="search" size={18} />}
          className={styles.words}
          onChange={onType}
          {...(hasButton && { rightSection: button })}
        />
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
