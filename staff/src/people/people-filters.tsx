import { useQuery } from '@lekta/shared/client'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { useTranslation } from '@lekta/shared/i18n'
import { grades } from '@lekta/shared/lib/measure/grades'
import { NativeSelect } from '@lekta/shared/ui'

interface Props {
  value: string
  onChoose: (value: string) => void
}

/** More classrooms than any page of this size holds are of every grade anyway. */
const allGradesFrom = 100

/** Returns the grades of the classrooms that the user may see, for a filter; undefined until they are known. */
export function useSchoolGrades(): readonly string[] | undefined {
  const options = { itemsPerPage: allGradesFrom, sortBy: 'grade' }
  const { data } = useQuery(classroomContract.classrooms, { query: { options } })
  if (!data || data.last_page > 1 || data.total === 0) return undefined
  const found = new Set(data.data.map(({ grade }) => String(grade)))
  return grades.filter((grade) => found.has(grade))
}

/** Filters a list by grade. `offered` are the grades to choose from, by default all. */
export const GradeFilter = ({
  value,
  onChoose,
  offered = grades,
}: Props & { offered?: readonly string[] | undefined }) => {
  const { t } = useTranslation()
  const shown = grades.filter((grade) => grade === value || offered.includes(grade))
  const choices = shown.map((grade) => ({ value: grade, label: t('Grade {{grade}}', { grade }) }))
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
