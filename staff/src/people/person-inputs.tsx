import {
  entriesOf,
  type FieldKind,
  type PersonField,
  type PersonTable,
} from '@lekta/shared/contract/people/person-fields'
import { BirthdayField, GradeField } from '@lekta/shared/forms/age-fields'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import type { TextField } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { TextInput } from '@lekta/shared/ui'
import { Fragment, type ReactNode } from 'react'
import styles from './people.module.css'

/** A person form's values: texts, and classroom ids. */
export type PersonFormValues<T extends PersonTable> = {
  [F in keyof T]: T[F]['kind'] extends 'classrooms' ? readonly number[] : string
}

/** Form values for a new person. */
export const blankValues = <T extends PersonTable>(fields: T) =>
  Object.fromEntries(
    entriesOf(fields).map(([name, { kind }]) => [name, kind === 'classrooms' ? [] : '']),
  ) as PersonFormValues<T>

type PersonRecord<T extends PersonTable> = {
  [F in keyof T]: T[F]['kind'] extends 'classrooms' ? readonly { id: number }[] : string | number | null
}

/** Form values of an existing person. */
export const valuesOf = <T extends PersonTable>(fields: T, record: PersonRecord<T>) =>
  Object.fromEntries(
    entriesOf(fields).map(([name]) => {
      const value: string | number | null | readonly { id: number }[] = record[name]
      return [name, typeof value === 'object' ? (value?.map(({ id }) => id) ?? '') : String(value)]
    }),
  ) as PersonFormValues<T>

type InputProps = TextField & { label: string; description?: string }

const inputs: Readonly<Record<Exclude<FieldKind, 'classrooms'>, (props: InputProps) => ReactNode>> = {
  name: (props) => <TextInput {...props} autoComplete="off" />,
  username: (props) => <UsernameField {...props} />,
  email: (props) => <TextInput {...props} type="email" autoComplete="off" />,
  nisn: (props) => (
    <TextInput
      {...props}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
    />
  ),
  day: (props) => <BirthdayField {...props} />,
  grade: (props) => <GradeField {...props} />,
}

type Entry = [name: string, field: PersonField]

/** Groups consecutive half-width fields; every other field is its own group. */
function groupHalves(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (entry[1].input.half && last?.[0]?.[1].input.half) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

interface Props<F extends string> {
  fields: Readonly<Record<F, PersonField>>
  isNew: boolean
  text: (name: F) => TextField
  /** The choice of classrooms. */
  classrooms: ReactNode
}

/** The inputs of all fields of a person, in their order. */
export function PersonInputs<F extends string>({ fields, isNew, text, classrooms }: Props<F>) {
  const { t } = useTranslation()
  const draw = ([name, { kind, input }]: Entry) => {
    if (kind === 'classrooms') return <Fragment key={name}>{classrooms}</Fragment>
    const Input = inputs[kind]
    const { label, hint } = (isNew && input.whenNew) || input
    return <Input key={name} {...text(name as F)} label={t(label)} {...(hint && { description: t(hint) })} />
  }
  return groupHalves(entriesOf(fields)).map((group) =>
    group[0]?.[1].input.half ? (
      <div key={group[0][0]} className={styles.pair}>
        {group.map(draw)}
      </div>
    ) : (
      group.map(draw)
    ),
  )
}
