import { type StudentFields as Fields, studentFields } from '@lekta/shared/contract/student-fields'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { ChoiceList } from '../people/choice-list'
import { type PersonFormValues, PersonInputs } from '../people/person-inputs'

/** The values of a student form. */
export type StudentValues = PersonFormValues<Fields>

interface Props {
  form: FormState<StudentValues>
  /** The username may be left empty: one is made of the name. */
  isNew?: boolean
  /** Shown if there are no classrooms to choose from. */
  noClassroom: string
}

/** The fields of a student; a name is all that is needed. */
export const StudentFields = ({ form, isNew = false, noClassroom }: Props) => {
  const { t } = useTranslation()
  const source = useAllClassrooms()
  const { rows } = source
  const rooms = rows?.map(({ id, name, grade }) => ({ id, label: name, note: t('Grade {{grade}}', { grade }) }))
  // A child in one classroom is in its grade, unless another grade was chosen.
  const choose = (classrooms: number[]) => {
    form.set('classrooms', classrooms)
    const [only, ...more] = rows?.filter(({ id }) => classrooms.includes(id)) ?? []
    if (only && more.length === 0 && form.values.grade === '') form.set('grade', String(only.grade))
  }
  return (
    <PersonInputs
      fields={studentFields}
      isNew={isNew}
      text={form.text}
      classrooms={
        <ChoiceList
          source={source}
          label={t(studentFields.classrooms.input.label)}
          name="classrooms"
          choices={rooms}
          chosen={form.values.classrooms}
          onChange={choose}
          error={form.text('classrooms').error}
          none={noClassroom}
        />
      }
    />
  )
}
