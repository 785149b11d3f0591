import { entriesOf, pickStored } from '@lekta/shared/contract/people/person-fields'
import { studentFields } from '@lekta/shared/contract/people/student-fields'
import type { StudentOverview } from '@lekta/shared/contract/people/student-overview'
import { useTranslation } from '@lekta/shared/i18n'
import { dateFormat } from '@lekta/shared/lib/formats'
import { Link } from '@lekta/shared/routing'
import { Anchor, Panel, Text } from '@lekta/shared/ui'
import { Quiet } from '../people/field-columns'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './student.module.css'

interface Props {
  area: StaffArea
  overview: StudentOverview
}

/** Everything that the school stores about the student, except the name in the page’s heading. */
export const ProfilePanel = ({ area, overview: { student } }: Props) => {
  const { t, i18n } = useTranslation()
  // A date of birth is the same day in every time zone.
  const birthday = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' })
  const values: Readonly<Record<string, string | number | null | boolean>> = { ...student }
  const fields = entriesOf(pickStored(studentFields)).filter(([name]) => name !== 'name')
  return (
    <Panel
      title={t('Profile')}
      action={
        !student.archived && (
          <Anchor component={Link} to={`${staffPaths(area).addStudent}?id=${student.id}`} size="sm">
            {t('Change')}
          </Anchor>
        )
      }
    >
      <dl className={styles.fields}>
        {fields.map(([name, { label, kind }]) => {
          const value = values[name]
          return (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>
                {value === null || value === undefined || value === '' ? (
                  <Quiet>–</Quiet>
                ) : kind === 'day' ? (
                  birthday.format(new Date(String(value)))
                ) : (
                  value
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}

/** The classrooms of the student with their teachers. A classroom of other teachers is not a link. */
export const ClassroomsPanel = ({ area, overview: { classrooms } }: Props) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Classrooms')}>
      {classrooms.length === 0 && <Text c="dimmed">{t('In no classroom')}</Text>}
      <ul className={styles.list}>
        {classrooms.map(({ id, name, grade, teachers, can_open }) => (
          <li key={id}>
            {can_open ? (
              <Anchor component={Link} to={staffPaths(area).classroom(id)} fw={600}>
                {name}
              </Anchor>
            ) : (
              <b>{name}</b>
            )}
            <Quiet>{[t('Grade {{grade}}', { grade }), ...teachers].join(' · ')}</Quiet>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
