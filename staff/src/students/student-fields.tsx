import { BirthdayField, GradeField } from '@lekta/shared/forms/age-fields'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { TextInput } from '@lekta/shared/ui'
import { ChoiceList } from '../people/choice-list'
import styles from '../people/people.module.css'

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
  return (
    <>
      <TextInput {...form.text('name')} label={t('Name')} autoComplete="off" />
      <TextInput
        {...form.text('username')}
        label={isNew ? t('Username (optional)') : t('Username')}
        description={isNew ? t('Used to log in. Leave blank to generate one from the name.') : t('Used to log in.')}
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
        <GradeField {...form.text('grade')} />
        <BirthdayField {...form.text('date_of_birth')} />
        <TextInput {...form.text('email')} type="email" label={t('E-mail (optional)')} autoComplete="off" />
        <TextInput
          {...form.text('nisn')}
          label={t('NISN (optional)')}
          description={t('National student number, 10 digits.')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </>
  )
}
