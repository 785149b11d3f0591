import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { grades } from '../lib/grades'
import type { TextField } from './use-form'

/** The school year of a child, where it is known. */
export const GradeField = (field: TextField & { description?: string }) => {
  const { t } = useTranslation()
  const years = grades.map((grade) => ({ value: grade, label: t('Grade {{grade}}', { grade }) }))
  return <NativeSelect {...field} label={t('Grade (optional)')} data={[{ value: '', label: t('Unknown') }, ...years]} />
}

/** The day on which a child was born, where it is known; never one to come. */
export const BirthdayField = (field: TextField) => {
  const { t } = useTranslation()
  return (
    <TextInput
      {...field}
      type="date"
      label={t('Date of birth (optional)')}
      min="1990-01-01"
      max={new Date().toISOString().slice(0, 10)}
    />
  )
}
