import type { NamedStudent } from '@lekta/shared/contract/people/student'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Text, Title, UnstyledButton, useDisclosure } from '@lekta/shared/ui'
import { type ReactNode, useId } from 'react'
import type { StaffArea } from '../staff-paths'
import { StudentLink } from '../students/student-link'
import styles from './class-report.module.css'

interface GroupProps<Row> {
  area: StaffArea
  title: string
  advice: string
  students: { count: number; first: readonly Row[] }
  /** How many students are shown before the list is expanded. */
  shownAtFirst: number
  /** What the user can do about these students. */
  actions?: ReactNode
  /** Shown below the name. */
  why?: (row: Row) => ReactNode
}

/**
 * Returns the label of the button that expands the list. A long list does not name everyone; the table below it does.
 */
function useMore({ count, first }: GroupProps<NamedStudent>['students']) {
  const { t } = useTranslation()
  return first.length < count
    ? t('Show {{shown}} of {{count}}', { shown: first.length, count })
    : t('Show all {{count}}', { count })
}

/** A group of students with the same concern: what it is, what to do about it, and their names. */
export function StudentGroup<Row extends NamedStudent>(props: GroupProps<Row>) {
  const { area, title, advice, actions, students, shownAtFirst, why } = props
  const { t } = useTranslation()
  const [open, { toggle }] = useDisclosure(false)
  const list = useId()
  const more = useMore(students)
  const { count, first } = students
  if (count === 0) return null
  return (
    <div className={styles.studentGroup}>
      <div>
        <Title order={3} size="h5">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {advice}
        </Text>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div>
        <ul className={styles.people} id={list}>
          {first.map((row, i) => (
            <li key={row.id} hidden={!open && i >= shownAtFirst}>
              <StudentLink area={area} student={row} />
              {why?.(row)}
            </li>
          ))}
        </ul>
        {count > shownAtFirst && (
          <UnstyledButton className={styles.more} aria-expanded={open} aria-controls={list} onClick={toggle}>
            {open ? t('Show fewer') : more}
            <Icon name={open ? 'up' : 'down'} size={16} />
          </UnstyledButton>
        )}
      </div>
    </div>
  )
}
