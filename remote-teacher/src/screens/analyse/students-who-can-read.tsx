import { useQuery } from '@lekta/shared/client'
import { type MatchingStudents, textContract } from '@lekta/shared/contract/assessment/text'
import type { Classroom } from '@lekta/shared/contract/people/classroom'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllClassrooms } from '@lekta/shared/lists/use-all-rows'
import { MeasureText, NativeSelect, Panel, Skeleton, Text } from '@lekta/shared/ui'
import { StudentLink } from '@lekta/staff/students/student-link'
import { useState } from 'react'
import styles from './analyse.module.css'

/**
 * The minimum expected comprehension of students who can read a text alone, and of students who can read it with
 * help.
 */
const WELL = 0.75
const HELPED = 0.5

type MatchingStudent = MatchingStudents['readers'][number]

const Some = ({ title, students }: { title: string; students: readonly MatchingStudent[] }) => {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <section className={styles.some}>
      <h3>
        {title} <span>({students.length})</span>
      </h3>
      {students.length === 0 && <Text c="dimmed">{t('No one')}</Text>}
      <ul>
        {students.map((student) => (
          <li key={student.id}>
            <StudentLink area="teacher" student={student} />
            <MeasureText measure={student.measure} />
            <span className={styles.share}>{percent.format(student.comprehension)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Matches = ({ matching: { readers, left_out } }: { matching: MatchingStudents }) => {
  const { t } = useTranslation()
  const between = (low: number, high: number) =>
    readers.filter(({ comprehension }) => comprehension >= low && comprehension < high)
  return (
    <>
      <div className={styles.groups}>
        <Some title={t('Can read it: 75% or more')} students={between(WELL, Number.POSITIVE_INFINITY)} />
        <Some title={t('With help: 50% to 75%')} students={between(HELPED, WELL)} />
        <Some title={t('Too hard for now')} students={between(0, HELPED)} />
      </div>
      {left_out.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('Not known yet (no reliable measure): {{names}}.', {
            names: left_out.map(({ name }) => name).join(', '),
          })}
        </Text>
      )}
    </>
  )
}

const ClassroomMatches = ({ classroomId, measure }: { classroomId: number; measure: number }) => {
  const query = useQuery(textContract.textReaders, { query: { classroom_id: classroomId, measure } })
  return (
    <QueryContent query={{ ...query, data: query.currentData }} skeleton={<Skeleton height={200} radius="lg" />}>
      {(matching) => <Matches matching={matching} />}
    </QueryContent>
  )
}

const ClassroomChoice = ({ classrooms, measure }: { classrooms: readonly Classroom[]; measure: number }) => {
  const { t } = useTranslation()
  const [chosen, choose] = useState<number>()
  const room = chosen ?? classrooms[0]?.id
  if (room === undefined)
    return <Text c="dimmed">{t('You have no classroom yet, so there are no readers to show.')}</Text>
  return (
    <>
      <NativeSelect
        label={t('Classroom')}
        className={styles.room}
        value={String(room)}
        data={classrooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <ClassroomMatches classroomId={room} measure={measure} />
    </>
  )
}

/** Shows how much of a text with this measure each student of a classroom would understand. */
export const StudentsWhoCanRead = ({ measure }: { measure: number }) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('Who can read it')}>
      <QueryContent query={useAllClassrooms()} skeleton={<Skeleton height={260} radius="lg" />}>
        {(classrooms) => <ClassroomChoice classrooms={classrooms} measure={measure} />}
      </QueryContent>
    </Panel>
  )
}
