import { languages, useTranslation } from '@lekta/shared/i18n'
import type { ReactNode } from 'react'
import type { Role } from '../../contract/endpoint'
import { sizes } from '../../lib/size'
import { apiStates } from '../../testing/states/api-states'
import type { Options } from '../options'
import { catalogueStates, catalogueWidths, surroundings, themes } from '../options'
import { catalogueNames, roleNames, sizeNames, stateNames, surroundingsNames, themeNames } from './option-names'
import styles from './toolbar.module.css'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  /** The text of each value. */
  choices: readonly (readonly [T, string])[]
  onChoose: (value: T) => void
  className?: string | undefined
}

/** A list to choose from, named by `label` only for screen readers. */
export function Choice<T extends string>({ label, value, choices, onChoose, className = '' }: ChoiceProps<T>) {
  return (
    <select
      aria-label={label}
      className={`${styles.control} ${className}`}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}
    >
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  )
}

const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.field}>
    <span aria-hidden="true">{label}</span>
    {children}
  </div>
)

export interface OptionProps {
  options: Options
  choose: (change: Partial<Options>) => void
}

export const StateChoice = ({ options, choose }: OptionProps) => {
  const { t } = useTranslation()
  return (
    <Choice
      label={t('State')}
      className={styles.state}
      value={options.state}
      choices={apiStates.map((state) => [state, t(stateNames[state])])}
      onChoose={(state) => choose({ state })}
    />
  )
}

/** Chooses the states and the width of the catalogue. */
export const CatalogueChoices = ({ options, choose }: OptionProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Choice
        label={t('States')}
        className={styles.state}
        value={options.catalogue ?? 'all'}
        choices={catalogueStates.map((state) => [state, t(catalogueNames[state])])}
        onChoose={(catalogue) => choose({ catalogue })}
      />
      <Choice
        label={t('Width')}
        value={options.width}
        choices={catalogueWidths.map((width) => [width, `${width} px`])}
        onChoose={(width) => choose({ width })}
      />
    </>
  )
}

const DataChoice = ({ options, choose }: OptionProps) => {
  const { t } = useTranslation()
  const apis = [...new Set(['/api', ...(options.api ? [options.api] : [])])]
  return (
    <Choice
      label={t('Data')}
      value={options.api ?? ''}
      choices={[['', t('Fixtures')], ...apis.map((api) => [api, t('API at {{api}}', { api })] as const)]}
      onChoose={(api) => choose({ api: api || null })}
    />
  )
}

const ClockField = ({ options, choose }: OptionProps) => {
  const { t } = useTranslation()
  return (
    <input
      type="datetime-local"
      aria-label={t('Date and time')}
      className={styles.control}
      value={options.at ?? ''}
      onChange={({ currentTarget }) => choose({ at: currentTarget.value || null })}
    />
  )
}

/** All options but the page and the state, which are in the bar. */
export const OptionFields = ({ options, choose, roles }: OptionProps & { roles: readonly Role[] }) => {
  const { t } = useTranslation()
  const choice = <K extends 'role' | 'language' | 'theme' | 'size' | 'around'>(
    label: string,
    option: K,
    choices: readonly (readonly [Options[K], string])[],
  ) => (
    <Field label={label}>
      <Choice
        label={label}
        value={options[option]}
        choices={choices}
        onChoose={(value) => choose({ [option]: value } as Partial<Options>)}
      />
    </Field>
  )
  return (
    <>
      {choice(
        t('Role'),
        'role',
        roles.map((role) => [role, t(roleNames[role])]),
      )}
      {choice(t('Language'), 'language', Object.entries(languages) as [Options['language'], string][])}
      {choice(
        t('Colours'),
        'theme',
        themes.map((theme) => [theme, t(themeNames[theme])]),
      )}
      {choice(
        t('Size'),
        'size',
        sizes.map((size) => [size, t(sizeNames[size])]),
      )}
      {choice(
        t('Around the page'),
        'around',
        surroundings.map((around) => [around, t(surroundingsNames[around])]),
      )}
      <Field label={t('Data')}>
        <DataChoice options={options} choose={choose} />
      </Field>
      <Field label={t('Date and time')}>
        <ClockField options={options} choose={choose} />
      </Field>
    </>
  )
}
