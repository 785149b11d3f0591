import type { ApiError } from '@lekta/shared/client'
import type { QueryState } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Checkbox, Group, Skeleton, Text, TextInput } from '@lekta/shared/ui'
import { useId, useState } from 'react'
import styles from './people.module.css'

export interface Choice {
  id: number
  label: string
  note?: string
  /** Whether the choice is listed but cannot be chosen; its note says why. */
  disabled?: boolean
}

interface Props {
  label: string
  /** The form field's name, so that an error moves the focus here. */
  name?: string
  choices: readonly Choice[] | undefined
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  error?: string | undefined
  /** The query that loads the choices and may fail. */
  source?: Pick<QueryState<unknown>, 'error' | 'refetch'>
  /** Shown if there is nothing to choose from. */
  none: string
}

/** The number of choices above which a list can be searched. */
const manyChoices = 8

/** The number of choices that are shown at once, besides those that are chosen. A search finds the others. */
const mostShown = 100

/** Replaces choices that are still loading or could not be loaded. */
const PendingChoices = ({ source }: Pick<Props, 'source'>) => {
  const { t } = useTranslation()
  if (!source?.error)
    return Array.from({ length: 3 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
      <li key={i}>
        <Skeleton height={20} my={2} />
      </li>
    ))
  return (
    <li className={styles.notHere}>
      <Group gap="sm" role="alert">
        <Text size="sm">{t((source.error as ApiError).message)}</Text>
        <Button size="compact-sm" variant="default" onClick={source.refetch}>
          {t('Retry')}
        </Button>
      </Group>
    </li>
  )
}

/** Chooses any number of things from a list, which can be searched when it is long. */
export const ChoiceList = ({ label, name, choices, chosen, onChange, error, source, none }: Props) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const errorId = useId()
  const found = choices?.filter((choice) => choice.label.toLowerCase().includes(search.trim().toLowerCase()))
  const shown = found?.filter(({ id }, i) => i < mostShown || chosen.includes(id))
  const hidden = (found?.length ?? 0) - (shown?.length ?? 0)
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={styles.fieldset} aria-invalid={Boolean(error)} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {(choices?.length ?? 0) > manyChoices && (
        <TextInput
          type="search"
          mb={6}
          aria-label={t('Search in: {{label}}', { label })}
          placeholder={t('Search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <ul className={styles.choices} aria-busy={choices === undefined && !source?.error}>
        {choices === undefined && <PendingChoices source={source} />}
        {shown?.map((choice) => (
          <li key={choice.id}>
            <Checkbox
              {...(name && { name })}
              checked={chosen.includes(choice.id)}
              onChange={() => toggle(choice.id)}
              label={choice.label}
              description={choice.note}
              disabled={choice.disabled === true}
            />
          </li>
        ))}
        {hidden > 0 && (
          <Text component="li" size="sm" c="dimmed">
            {t('{{count}} more. Search to find them.', {
              count: hidden,
              defaultValue_one: '{{count}} more. Search to find it.',
            })}
          </Text>
        )}
        {choices?.length === 0 && (
          <Text component="li" size="sm" c="dimmed">
            {none}
          </Text>
        )}
        {found?.length === 0 && search !== '' && (
          <Text component="li" size="sm" c="dimmed">
            {t('Nothing found for “{{search}}”', { search })}
          </Text>
        )}
      </ul>
      {error && (
        <Text id={errorId} size="xs" mt={5} c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
