import { useAppSelector } from '@lekta/shared/client'
import type { OpenTest, OpenTests } from '@lekta/shared/contract/dashboard'
import { useDayAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { HorizontalScroll, Panel, Text, UnstyledButton, useDisclosure } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { Lede, MoreTests, ProgressBar, Rooms, TestList } from './open-tests'
import styles from './open-tests-table.module.css'

/** The number of tests that are shown before the user asks for all of them. */
const shownAtFirst = 5

const Row = ({ area, test }: { area: StaffArea; test: OpenTest }) => {
  const { t } = useTranslation()
  const dayAndTime = useDayAndTime()
  const { title, classrooms, open, opens_at, closes_at, children, finished } = test
  return (
    <tr>
      <td>
        <Rooms area={area} rooms={classrooms} />
      </td>
      <th scope="row">{title}</th>
      <td className={styles.progress}>
        {open ? (
          <>
            <ProgressBar test={test} />
            <span>{t('{{count}} of {{of}} finished', { count: finished, of: children })}</span>
          </>
        ) : (
          <span>
            {t('Given to {{count}} students', { count: children, defaultValue_one: 'Given to {{count}} student' })}
          </span>
        )}
      </td>
      <td className={styles.due}>
        {open
          ? t('Closes {{moment}}', { moment: dayAndTime(closes_at) })
          : t('Opens {{moment}}', { moment: dayAndTime(opens_at) })}
      </td>
    </tr>
  )
}

const Table = ({ area, tests }: { area: StaffArea; tests: readonly OpenTest[] }) => {
  const { t } = useTranslation()
  return (
    <HorizontalScroll label={t('Today and upcoming')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('Classroom')}</th>
            <th scope="col">{t('Test')}</th>
            <th scope="col">{t('Finished')}</th>
            <th scope="col">{t('Time')}</th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => (
            <Row key={test.id} area={area} test={test} />
          ))}
        </tbody>
      </table>
    </HorizontalScroll>
  )
}

/**
 * Open and upcoming tests of many classes: class, test, how many have finished, and when it closes. On a phone they are
 * a list.
 */
export const OpenTestsTable = ({ area, tests }: { area: StaffArea; tests: OpenTests }) => {
  const { t } = useTranslation()
  const isPhone = useAppSelector(({ layout }) => layout.device) === 'mobile'
  const [all, { toggle }] = useDisclosure(false)
  const { first } = tests
  const shown = all ? first : first.slice(0, shownAtFirst)
  return (
    <Panel title={t('Today and upcoming')}>
      <Lede tests={tests} />
      {first.length === 0 ? (
        <Text c="dimmed">{t('Tests appear here once teachers give one.')}</Text>
      ) : isPhone ? (
        <TestList area={area} tests={shown} />
      ) : (
        <Table area={area} tests={shown} />
      )}
      {first.length > shownAtFirst && (
        <UnstyledButton className={styles.toggle} aria-expanded={all} onClick={toggle}>
          {all ? t('Show fewer') : t('Show all {{count}}', { count: first.length })}
        </UnstyledButton>
      )}
      <MoreTests count={tests.open + tests.upcoming - first.length} />
    </Panel>
  )
}
