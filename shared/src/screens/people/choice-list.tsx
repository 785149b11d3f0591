import { useTranslation } from '@lekta/shared/i18n'
import { Checkbox, Text, TextInput } from '@lekta/shared/ui'
import { useId, useState } from 'react'
import styles from './people.module.css'

export interface Choice {
  id: number
  label: string
  note?: string
  /** Stands there, and cannot be chosen; its note says why. */
  disabled?: boolean
}

interface Props {
  label: string
  /** Of the form's field, so that a fault leads to it. */
  name?: string
  choices: readonly Choice[] | undefined
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
  error?: string | undefined
  /** What stands here while there is nothing to choose from. */
  none: string
}

/** From here on, looking for a word is quicker than looking at all. */
const manyChoices = 8

/** Chooses any number of things from a list, which can be searched when it is long. */
export const ChoiceList = ({ label, name, choices, chosen, onChange, error, none }: Props) => {
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const fault = useId()
  const found = choices?.filter((choice) => choice.label.toLowerCase().includes(words.trim().toLowerCase()))
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={styles.fieldset} aria-invalid={Boolean(error)} aria-describedby={error ? fault : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {(choices?.length ?? 0) > manyChoices && (
        <TextInput
          type="search"
          mb={6}
          aria-label={t('Search in: {{label}}', { label })}
          placeholder={t('Search')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <ul className={styles.choices} aria-busy={choices === undefined}>
        {found?.map((choice) => (
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
        {choices?.length === 0 && (
          <Text component="li" size="sm" c="dimmed">
            {none}
          </Text>
        )}
        {found?.length === 0 && words !== '' && (
          <Text component="li" size="sm" c="dimmed">
            {t('Nothing found for “{{search}}”', { search: words })}
          </Text>
        )}
      </ul>
      {error && (
        <Text id={fault} size="xs" mt={5} c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
