import type { Classroom } from '@lekta/shared/contract/people/classroom'
import type { TextField } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { ChoiceList } from '../people/choice-list'

interface Props {
  label: string
  /** The form field, if the choice is part of a form. */
  field?: Pick<TextField, 'name' | 'error'>
  chosen: readonly number[]
  /** Called with the ids and the classrooms that are chosen. */
  onChange: (ids: number[], classrooms: readonly Classroom[]) => void
  /** Offers only these classrooms. */
  offered?: readonly number[] | undefined
  /** Shown if there are no classrooms. */
  none: string
}

/** Chooses any number of the classrooms that the user may see. */
export const ClassroomChoice = ({ label, field, chosen, onChange, offered, none }: Props) => {
  const { t } = useTranslation()
  const source = useAllClassrooms()
  const all = source.data
  const listed = offered ? all?.filter(({ id }) => offered.includes(id)) : all
  return (
    <ChoiceList
      {...field}
      source={source}
      choices={listed?.map(({ id, name, grade }) => ({ id, label: name, note: t('Grade {{grade}}', { grade }) }))}
      label={label}
      chosen={chosen}
      onChange={(ids) => onChange(ids, all?.filter(({ id }) => ids.includes(id)) ?? [])}
      none={none}
    />
  )
}
