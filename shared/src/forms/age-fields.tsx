import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { studentFields } from '../contract/people/student-fields'
import { grades } from '../lib/measure/grades'
import type { TextField } from './use-form'

/** The default label is that of the student's field. */
type AgeField = TextField & { label?: string; description?: string }

/** An optional field for a child's grade. */
export const GradeField = (field: AgeField) => {
  const { t } = useTranslation()
  const years = grades.map((grade) => ({ value: grade, label: t('Grade {{grade}}', { grade }) }))
  return (
    <NativeSelect
      label={t(studentFields.grade.input.label)}
      {...field}
      data={[{ value: '', label: t('Unknown') }, ...years]}
    />
  )
}

/** An optional field for a child's date of birth, which cannot be in the future. */
export const BirthdayField = (field: AgeField) => {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t(studentFields.date_of_birth.input.label)}
      {...field}
      type="date"
      min="1990-01-01"
      max={new Date().toISOString().slice(0, 10)}
    />
  )
}
