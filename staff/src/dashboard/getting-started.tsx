import { undoBy, useMutation } from '@lekta/shared/client'
import { dashboardContract, type FirstStep, type GettingStarted } from '@lekta/shared/contract/dashboard'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, Icon, Panel, Progress, Text, VisuallyHidden } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import styles from './getting-started.module.css'

interface StepText {
  text: string
  note: string
  to: string
}

/** Returns what each step says and where it is done. */
function useStepTexts(area: StaffArea): Readonly<Record<FirstStep, StepText>> {
  const { t } = useTranslation()
  const paths = staffPaths(area)
  const isSchool = area === 'school'
  return {
    students: {
      text: isSchool ? t('Import your students') : t('Add students to your class'),
      note: t('A spreadsheet with names and classes is enough.'),
      to: `/${area}/child/upload`,
    },
    teachers: {
      text: t('Invite your teachers'),
      note: t('They see the students of their classes, and give the tests.'),
      to: '/school/teacher/add',
    },
    login: {
      text: t('Hand out the login cards'),
      note: t('Select students in the list and print their cards. This is done when the first one has logged in.'),
      to: paths.students,
    },
    seats: {
      text: isSchool ? t('Order seats and give them to classes') : t('Give your students a seat'),
      note: t('A student needs a seat to take a test.'),
      to: isSchool ? '/school/invoice?order=buy' : '/teacher/subscription',
    },
    test: {
      text: isSchool ? t('Ask a teacher to give the first test') : t('Give the first test'),
      note: t('It takes one lesson, on any device with a browser.'),
      to: isSchool ? '/school/teacher' : '/teacher/test',
    },
    result: {
      text: t('Read the first report'),
      note: t('It is there as soon as a student has finished.'),
      to: paths.report,
    },
  }
}

interface StepProps {
  step: StepText
  isDone: boolean
  isNext: boolean
}

const Step = ({ step: { text, note, to }, isDone, isNext }: StepProps) => {
  const { t } = useTranslation()
  return (
    <li className={styles.step} data-done={isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone && <Icon name="check" size={16} />}
      </span>
      <div>
        {isDone ? (
          <Text c="dimmed">
            {text} <VisuallyHidden>{t('(done)')}</VisuallyHidden>
          </Text>
        ) : (
          <Anchor component={Link} to={to} fw={600}>
            {text}
          </Anchor>
        )}
        {isNext && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </div>
    </li>
  )
}

interface Props {
  area: StaffArea
  /** What the server says; nothing is shown without steps. */
  started: GettingStarted | null | undefined
}

/** The first steps of a new school or teacher, ticked by what has really happened. */
export const GettingStartedPanel = ({ area, started }: Props) => {
  const { t } = useTranslation()
  const act = useAction()
  const [hide] = useMutation(dashboardContract.hideGettingStarted)
  const texts = useStepTexts(area)
  if (!started) return null
  const { steps } = started
  const done = steps.filter((step) => step.done).length
  const next = steps.find((step) => !step.done)
  const onHide = () =>
    act(
      () => hide({ body: { hidden: true } }).unwrap(),
      t('The list is hidden.'),
      undoBy(dashboardContract.hideGettingStarted, { body: { hidden: false } }),
    )
  return (
    <Panel
      title={t('Getting started')}
      action={
        <Button size="xs" variant="subtle" onClick={() => void onHide()}>
          {t('Hide this list')}
        </Button>
      }
    >
      <Text size="sm" mb={6}>
        {t('{{done}} of {{all}} steps done', { done, all: steps.length })}
      </Text>
      <Progress value={(done / steps.length) * 100} size="sm" mb="sm" aria-hidden="true" />
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => (
          <Step key={step} step={texts[step]} isDone={isDone} isNext={step === next?.step} />
        ))}
      </ol>
    </Panel>
  )
}
