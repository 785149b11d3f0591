import type { OpenTest, OpenTests } from '@lekta/shared/contract/dashboard'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Panel, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import { Line, Rows, SecondaryText } from './panel-rows'
import styles from './panel-rows.module.css'

/** Maximum number of classrooms to name; the others are counted. */
const mostNamed = 3

/** The classrooms of a test, each with its link; many are only counted. */
export const Rooms = ({ area, rooms }: { area: StaffArea; rooms: OpenTest['classrooms'] }) => {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  if (rooms.length > mostNamed)
    return <span>{t('{{count}} classrooms', { count: rooms.length, defaultValue_one: '{{count}} classroom' })}</span>
  return rooms.map(({ id, name }, i) => (
    <span key={id}>
      {i > 0 && ', '}
      <Anchor component={Link} to={paths.classroom(id)} underline="always">
        {name}
      </Anchor>
    </span>
  ))
}

/** The share of a test's children who have finished, and of those who are working. */
export const ProgressBar = ({
  test: { children, finished, working },
}: {
  test: Pick<OpenTest, 'children' | 'finished' | 'working'>
}) => {
  const share = (count: number) => `${(count / Math.max(1, children)) * 100}%`
  return (
    <div className={styles.bar} aria-hidden="true">
      {finished > 0 && <span className={styles.finished} style={{ width: share(finished) }} />}
      {working > 0 && <span className={styles.working} style={{ width: share(working) }} />}
    </div>
  )
}

/** How many children of a test have finished, and how many are working. */
export const TestProgress = ({ test }: { test: Pick<OpenTest, 'children' | 'finished' | 'working'> }) => {
  const { t } = useTranslation()
  const { children, finished, working } = test
  return (
    <>
      <ProgressBar test={test} />
      <div className={styles.counts}>
        <span>
          <i className={styles.key} data-of="finished" />
          {t('{{count}} of {{of}} finished', { count: finished, of: children })}
        </span>
        {working > 0 && (
          <span>
            <i className={styles.key} data-of="working" />
            {t('{{count}} in progress', { count: working })}
          </span>
        )}
        <span>
          <i className={styles.key} />
          {t('{{count}} not started', { count: children - finished - working })}
        </span>
      </div>
    </>
  )
}

/** A test's title. Teachers get a link to its progress; schools have no such page. */
const TestTitle = ({ area, test: { id, title } }: { area: StaffArea; test: OpenTest }) =>
  area === 'teacher' ? (
    <Anchor component={Link} to={`/teacher/schedule/${id}`} fw={700}>
      {title}
    </Anchor>
  ) : (
    <b>{title}</b>
  )

const Row = ({ area, test }: { area: StaffArea; test: OpenTest }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const { open, opens_at, closes_at, children, classrooms } = test
  return (
    <li>
      <Line>
        <span>
          <TestTitle area={area} test={test} /> {classrooms.length > 0 && <>· </>}
          <Rooms area={area} rooms={classrooms} />
        </span>
        <SecondaryText>
          {open
            ? t('Closes {{moment}}', { moment: dayAndTime(closes_at) })
            : t('Opens {{moment}}', { moment: dayAndTime(opens_at) })}
        </SecondaryText>
      </Line>
      {open ? (
        <TestProgress test={test} />
      ) : (
        <SecondaryText>
          {t('Given to {{count}} students', { count: children, defaultValue_one: 'Given to {{count}} student' })}
        </SecondaryText>
      )}
    </li>
  )
}

/** Tests as a list: what each is called, for whom, until when, and how far it is. */
export const TestList = ({ area, tests }: { area: StaffArea; tests: readonly OpenTest[] }) => (
  <Rows>
    {tests.map((test) => (
      <Row key={test.id} area={area} test={test} />
    ))}
  </Rows>
)

/** What the open tests need today. */
export const Lede = ({ tests: { open, waiting } }: { tests: OpenTests }) => {
  const { t } = useTranslation()
  const said =
    open === 0
      ? t('No tests are open today.')
      : waiting === 0
        ? t('Everyone has started the open tests.')
        : t('{{count}} students haven’t started. Allow about 30 quiet minutes each.', {
            count: waiting,
            defaultValue_one: '{{count}} student hasn’t started. Allow about 30 quiet minutes.',
          })
  return <Text className={styles.lede}>{said}</Text>
}

/** How many tests are not listed; absent if none. */
export const MoreTests = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  if (count <= 0) return null
  return (
    <div className={styles.more}>
      <SecondaryText>{t('{{count}} more tests', { count, defaultValue_one: '{{count}} more test' })}</SecondaryText>
    </div>
  )
}

/** Maximum number of tests in the list. */
const shown = 5

/** Open and upcoming tests with their progress. Teachers get a link to all of them. */
export const OpenTestsPanel = ({ area, tests }: { area: StaffArea; tests: OpenTests }) => {
  const { t } = useTranslation()
  const first = tests.first.slice(0, shown)
  const more = tests.open + tests.upcoming - first.length
  const all = area === 'teacher' && (
    <Anchor component={Link} to="/teacher/schedule" size="sm">
      {t('See all')}
    </Anchor>
  )
  return (
    <Panel title={t('Today and upcoming')} action={all}>
      <Lede tests={tests} />
      <TestList area={area} tests={first} />
      <MoreTests count={more} />
    </Panel>
  )
}
