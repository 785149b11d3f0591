import type { AssignedTest } from '@lekta/shared/contract/assessment/attempt'
import type { ListedReport } from '@lekta/shared/contract/assessment/report'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { useChildLevel } from '@lekta/shared/report/child-path'
import { Link } from '@lekta/shared/routing'
import { Button, Skeleton, VisuallyHidden } from '@lekta/shared/ui'
import { testReportPath } from '../../addresses'
import styles from './my-tests.module.css'
import { TestRow } from './test-row'

/** Returns the report of a test's newest finished attempt, if it is loaded. */
export const lineOf = ({ code, id, last_finished }: AssignedTest, lines: readonly ListedReport[]) =>
  lines.find((line) => line.code === code && line.assignment_id === id && line.tries === last_finished)

interface Props {
  test: AssignedTest
  tries: number
  /** Undefined while the report is loading (`waiting` is true), or if it is not available. */
  line: ListedReport | undefined
  waiting: boolean
}

const Reached = ({ line }: { line: ListedReport }) => {
  const { t } = useTranslation()
  const levelText = useChildLevel()
  return (
    <p className={styles.reached}>
      <VisuallyHidden>{t('You reached')} </VisuallyHidden>
      {levelText(line.measure.value)}
    </p>
  )
}

/** A finished test with its result. */
export const FinishedRow = ({ test, tries, line, waiting }: Props) => {
  const { t } = useTranslation()
  const day = useDay()
  const quick = line && !line.trusted
  return (
    <TestRow
      title={test.title}
      note={
        <>
          {line ? t('Done on {{day}}', { day: day(line.finished_at) }) : t('Done')}
          {quick && (
            <span className={styles.kind}>
              {t('This test could not show how well you read. Ask your teacher if you can try again.')}
            </span>
          )}
        </>
      }
    >
      {line?.trusted && <Reached line={line} />}
      {waiting && <Skeleton height={30} width={72} />}
      <Button
        size="md"
        variant="default"
        component={Link}
        to={testReportPath(test, tries)}
        aria-label={t('See my report for {{title}}', { title: test.title })}
      >
        {t('See my report')}
      </Button>
    </TestRow>
  )
}
