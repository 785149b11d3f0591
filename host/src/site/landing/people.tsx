import { useTranslation } from '@lekta/shared/i18n'
import { formatMeasure } from '@lekta/shared/lib/measure/measure'
import { ChildPath } from '@lekta/shared/report/child-path'
import { Avatar, Icon, type Picture, Text, Title } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import styles from './people.module.css'
import { sampleReport, sampleRoom, sampleSchool } from './sample-report'

/** The upper end of the scale next to the grades, in L. */
const end = 1200
const share = (measure: number) => `${(measure / end) * 100}%`

/**
 * Each grade’s median next to the middle half of readers in that grade, so that a school sees which grade is behind.
 */
const Grades = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.school}>
      <ul className={styles.grades}>
        {sampleSchool.map(({ grade, median, low, high }) => (
          <li key={grade} data-behind={median < low || undefined}>
            <span>{t('Grade {{grade}}', { grade })}</span>
            <span className={styles.scale} aria-hidden="true">
              <i className={styles.usual} style={{ left: share(low), right: `calc(100% - ${share(high)})` }} />
              <i className={styles.median} style={{ left: share(median) }} />
            </span>
            <b>{formatMeasure(median)}</b>
          </li>
        ))}
      </ul>
      <Text c="dimmed" size="sm">
        {t('Each class’s median next to the middle half of all students in that grade.')}
      </Text>
    </div>
  )
}

const kinds = ['done', 'reading', 'stuck'] as const
const dots = kinds.flatMap((kind) => Array.from({ length: sampleRoom[kind] }, (_, i) => ({ id: `${kind} ${i}`, kind })))

/** A class during a test, one dot per child. */
const Room = () => {
  const { t } = useTranslation()
  const names = {
    done: t('{{number}} finished', { number: sampleRoom.done }),
    reading: t('{{number}} reading', { number: sampleRoom.reading }),
    stuck: t('{{number}} need help', { number: sampleRoom.stuck }),
  }
  return (
    <div className={styles.room}>
      <p className={styles.dots} aria-hidden="true">
        {dots.map(({ id, kind }) => (
          <i key={id} data-kind={kind} />
        ))}
      </p>
      <ul className={styles.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <i data-kind={kind} aria-hidden="true" />
            {names[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a parent sees on the evening after a test. */
const ResultCard = () => {
  const { t } = useTranslation()
  const { child, measure, range, grown } = sampleReport
  return (
    <div className={styles.card}>
      <Avatar name={child.name} avatar={null} size={44} />
      <div>
        <b>{t('{{name}} has finished the test', { name: child.name })}</b>
        <p className={styles.result}>
          {formatMeasure(measure.value)}
          <span>
            <Icon name="growth" size={18} /> +{formatMeasure(grown?.difference ?? 0)}
          </span>
        </p>
        <Text c="dimmed" size="sm">
          {t('Books at the right level: {{low}} to {{high}}', {
            low: formatMeasure(range.low),
            high: formatMeasure(range.high),
          })}
        </Text>
      </div>
    </div>
  )
}

interface PersonProps {
  picture: Picture
  title: string
  text: string
  /** An example of what these people see. */
  children: ReactNode
  /** Whether the example extends to the card's edges. */
  whole?: boolean
}

const Person = ({ picture, title, text, children, whole = false }: PersonProps) => (
  <li className={styles.person}>
    <div className={styles.words}>
      <Title order={3} className={styles.name}>
        <Icon name={picture} size={24} />
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
    </div>
    <div className={styles.seen} data-whole={whole || undefined}>
      {children}
    </div>
  </li>
)

/** The people who use Lekta, with an example of what each of them sees. */
export const People = () => {
  const { t } = useTranslation()
  const { measure, growth } = sampleReport
  return (
    <ul className={styles.people}>
      <Person
        picture="classroom"
        title={t('Schools')}
        text={t(
          'See all classes on one page, import lists from a spreadsheet, keep invoices in order and follow every reader for years.',
        )}
      >
        <Grades />
      </Person>
      <Person
        picture="children"
        title={t('Teachers')}
        text={t(
          'Schedule a test in a minute, follow who has finished, and see in ten seconds who needs your attention first.',
        )}
      >
        <Room />
      </Person>
      <Person
        picture="student"
        title={t('Parents')}
        text={t('See what your child can read alone, what to read together, and how their reading grows.')}
      >
        <ResultCard />
      </Person>
      <Person
        whole
        picture="book"
        title={t('Children')}
        text={t('Short stories and amazing facts. No marks, no rush, and a path that leads up and up.')}
      >
        <ChildPath value={measure.value} before={growth[0]?.measure.value ?? null} />
      </Person>
    </ul>
  )
}
