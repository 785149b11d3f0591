import type { Classroom } from '@lekta/shared/contract/people/classroom'
import { type StudentFields as Fields, studentFields } from '@lekta/shared/contract/people/student-fields'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { ClassroomChoice } from '../classrooms/classroom-choice'
import { type PersonFormValues, PersonInputs } from '../people/person-inputs'

/** The values of a student form. */
export type StudentValues = PersonFormValues<Fields>

interface Props {
  form: FormState<StudentValues>
  /** Whether the student is new. A new student's username may be left empty; it is then made from the name. */
  isNew?: boolean
  /** Shown if there are no classrooms to choose from. */
  noClassroom: string
}

/** The inputs of a student form; only the name is required. */
export const StudentFields = ({ form, isNew = false, noClassroom }: Props) => {
  const { t } = useTranslation()
  // If only one classroom is chosen, fills in its grade, unless a grade was already chosen.
  const choose = (ids: number[], [only, ...more]: readonly Classroom[]) => {
    form.set('classrooms', ids)
    if (only && more.length === 0 && form.values.grade === '') form.set('grade', String(only.grade))
  }
  return (
    <PersonInputs
      fields={studentFields}
      isNew={isNew}
      text={form.text}
      classrooms={
        <ClassroomChoice
          label={t(studentFields.classrooms.input.label)}
          field={form.text('classrooms')}
          chosen={form.values.classrooms}
          onChange={choose}
          none={noClassroom}
        />
      }
    />
  )
}
