import { useTranslation } from '@lekta/shared/i18n'
import { NativeSelect, TextInput } from '@lekta/shared/ui'
import { useAllClassrooms } from '../use-all-rows'
import type { FormState } from '../use-form'
import { ChoiceList } from './choice-list'
import styles from './people.module.css'
import { grades } from './people-filters'

/** What the form of a student holds. */
export type StudentValues = {
  name: string
  username: string
  email: string
  date_of_birth: string
  grade: string
  nisn: string
  classrooms: readonly number[]
}

interface Props {
  form: FormState<StudentValues>
  /** The username may be left empty: one is made of the name. */
  isNew?: boolean
  /** Where nothing is to choose from. */
  noClassroom: string
}

/** The fields of a student; a name is all that is needed. */
export const StudentFields = ({ form, isNew = false, noClassroom }: Props) => {
  const { t } = useTranslation()
  const source = useAllClassrooms()
  const { rows } = source
  const rooms = rows?.map(({ id, name, grade }) => ({ id, label: name, note: t('Grade {{grade}}', { grade }) }))
  // A child in one classroom is in its school year, unless somebody has said otherwise.
  const choose = (classrooms: number[]) => {
    form.set('classrooms', classrooms)
    const [only, ...more] = rows?.filter(({ id }) => classrooms.includes(id)) ?? []
    if (only && more.length === 0 && form.values.grade === '') form.set('grade', String(only.grade))
  }
  const years = grades.map((grade) => ({ value: grade, label: t('Grade {{grade}}', { grade }) }))
  return (
    <>
      <TextInput {...form.text('name')} label={t('Name')} autoComplete="off" />
      <TextInput
        {...form.text('username')}
        label={isNew ? t('Username (optional)') : t('Username')}
        description={
          isNew ? t('Left empty, it is made of the name. The child logs in with it.') : t('The child logs in with it.')
        }
        autoComplete="off"
        autoCapitalize="none"
      />
      <ChoiceList
        source={source}
        label={t('Classrooms')}
        name="classrooms"
        choices={rooms}
        chosen={form.values.classrooms}
        onChange={choose}
        error={form.text('classrooms').error}
        none={noClassroom}
      />
      <div className={styles.pair}>
        <NativeSelect
          {...form.text('grade')}
          label={t('Grade (optional)')}
          data={[{ value: '', label: t('Not known') }, ...years]}
        />
        <TextInput
          {...form.text('date_of_birth')}
          type="date"
          label={t('Date of birth (optional)')}
          min="1990-01-01"
          max={new Date().toISOString().slice(0, 10)}
        />
        <TextInput {...form.text('email')} type="email" label={t('E-mail (optional)')} autoComplete="off" />
        <TextInput
          {...form.text('nisn')}
          label={t('NISN (optional)')}
          description={t('The nation’s number for the student, 10 digits.')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  )
}
