import { useTranslation } from '@lekta/shared/i18n'
import { grades } from '@lekta/shared/lib/measure/grades'
import { NativeSelect } from '@lekta/shared/ui'

interface Props {
  value: string
  onChoose: (value: string) => void
}

/** Filters a list by grade. */
export const GradeFilter = ({ value, onChoose }: Props) => {
  const { t } = useTranslation()
  const choices = grades.map((grade) => ({ value: grade, label: t('Grade {{grade}}', { grade }) }))
  return (
    <NativeSelect
      aria-label={t('Grade')}
      value={grades.includes(value) ? value : ''}
      data={[{ value: '', label: t('All grades') }, ...choices]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}

/** Switches a list between current and archived rows. */
export const ArchivedFilter = ({ value, onChoose }: Props) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      aria-label={t('Show')}
      value={value === 'yes' ? 'yes' : ''}
      data={[
        { value: '', label: t('Active') },
        { value: 'yes', label: t('Archived') },
      ]}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
