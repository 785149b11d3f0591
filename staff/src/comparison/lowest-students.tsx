import type { ComparedStudent } from '@lekta/shared/contract/assessment/comparison'
import { useTranslation } from '@lekta/shared/i18n'
import { signedMeasure } from '@lekta/shared/lib/measure/describe-growth'
import { roundMeasure } from '@lekta/shared/lib/measure/measure'
import { quantile } from '@lekta/shared/lib/measure/quantile'
import { GrowthText, Text, Title } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { StudentLink } from '../students/student-link'
import styles from './comparison.module.css'
import { growthBeyond } from './growth-beyond'

interface Props {
  area: StaffArea
  /** Those furthest below what was expected come first. */
  students: readonly ComparedStudent[]
  name: string
}

/** How many students are named. */
const named = 3

const medianOf = (values: readonly number[]) =>
  roundMeasure(
    quantile(
      [...values].sort((a, b) => a - b),
      0.5,
    ),
  )

/** Says what the group's figure would be without the named students. */
const Without = ({ name, beyond, count }: { name: string; beyond: readonly number[]; count: number }) => {
  const { t } = useTranslation()
  const rest = beyond.slice(count)
  if (rest.length === 0) return null
  return (
    <Text size="sm" mt="sm">
      {t('All of {{name}}: {{all}} compared with what was expected. Without them: {{rest}}.', {
        name,
        all: signedMeasure(medianOf(beyond)),
        rest: signedMeasure(medianOf(rest)),
      })}
    </Text>
  )
}

/** The students whose growth is furthest below what was expected, and how much they explain. */
export const LowestStudents = ({ area, students, name }: Props) => {
  const { t } = useTranslation()
  const below = students.filter((student) => (growthBeyond(student) ?? student.difference) < 0).slice(0, named)
  const beyond = students.flatMap((student) => growthBeyond(student) ?? [])
  if (below.length === 0) return <Text>{t('Every student has grown as much as expected, or more.')}</Text>
  return (
    <section>
      <Title order={3} size="h5">
        {t('Furthest below what was expected')}
      </Title>
      <ol className={styles.lowest}>
        {below.map((student) => (
          <li key={student.id}>
            <StudentLink area={area} student={student} />
            {student.classrooms.length > 0 && (
              <Text span size="sm" c="dimmed">
                {' '}
                {student.classrooms.join(', ')}
              </Text>
            )}
            <div>
              <GrowthText {...student} />
            </div>
            {student.expected !== null && (
              <Text size="sm" c="dimmed">
                {t('{{expected}} was expected', { expected: signedMeasure(student.expected) })}
              </Text>
            )}
          </li>
        ))}
      </ol>
      <Without name={name} beyond={beyond} count={below.length} />
    </section>
  )
}
