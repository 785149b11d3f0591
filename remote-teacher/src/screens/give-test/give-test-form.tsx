import { useQuery } from '@lekta/shared/client'
import { type Candidate, scheduleContract } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllCandidates } from '@lekta/shared/lists/use-all-rows'
import { Alert, Button, Card, EmptyNotice, Group, Icon, Skeleton, Title } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'
import { CheckStep } from './check-step'
import { findDetailsErrors } from './details-errors'
import styles from './give-test.module.css'
import { chosenOf } from './recipient-counts'
import { RecipientsStep } from './recipients-step'
import { RunningTests } from './running-tests'
import { Steps } from './steps'
import { type GiveValues, useGive } from './use-give'
import { findFreeTitle, useRunningTests } from './use-running-tests'
import { type Step, steps, useSteps } from './use-steps'
import { WhenStep } from './when-step'

const NONE = {}

/** Returns the errors of the steps, which are shown after an attempt to continue, and a function that checks one. */
function useStepErrors(values: GiveValues, hasRecipients: boolean) {
  const { t } = useTranslation()
  const [checked, setChecked] = useState<Step | null>(null)
  const found = findDetailsErrors(values, Date.now())
  const isComplete = (step: Step) => (step === 'students' ? hasRecipients : Object.keys(found).length === 0)
  const details = Object.fromEntries(Object.entries(found).map(([name, text]) => [name, t(text)]))
  return {
    check: (step: Step) => {
      setChecked(isComplete(step) ? null : step)
      return isComplete(step)
    },
    lacksStudents: checked === 'students' && !hasRecipients,
    details: checked === 'details' ? details : NONE,
  }
}

const Failure = ({ text }: { text: string }) => (
  <Alert color="red" role="alert" mt="md">
    {text}
  </Alert>
)

const Buttons = ({ step, busy, onBack }: { step: Step; busy: boolean; onBack: () => void }) => {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" mt="xl">
      {step === 'students' ? (
        <span />
      ) : (
        <Button variant="default" leftSection={<Icon name="left" size={18} />} onClick={onBack}>
          {t('Back')}
        </Button>
      )}
      <Button type="submit" size="md" loading={busy}>
        {step === 'review' ? t('Give the test') : t('Continue')}
      </Button>
    </Group>
  )
}

const GiveForm = ({ candidates, exam }: { candidates: readonly Candidate[]; exam: string }) => {
  const { t } = useTranslation()
  const { form, when, setWhen, suggestedTitle } = useGive(exam, candidates)
  const { tests, runningIn } = useRunningTests()
  const hasRecipients = chosenOf(candidates, form.values).recipients.length > 0
  const { step, go, heading } = useSteps(hasRecipients)
  const errors = useStepErrors(form.values, hasRecipients)
  const questions = {
    students: t('Who will take the test?'),
    details: t('Test details'),
    review: t('Review and confirm'),
  }
  const by = (offset: 1 | -1) => steps[steps.indexOf(step) + offset] ?? step
  const focusError = () =>
    setTimeout(() => form.ref.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus())
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (!errors.check(step)) return void focusError()
    if (step === 'review') return form.submit(event)
    if (form.values.title === suggestedTitle) form.set('title', findFreeTitle(suggestedTitle, tests))
    go(by(1))
  }
  return (
    <form ref={form.ref} noValidate aria-label={t('Give a test')} onSubmit={next} className={styles.form}>
      <Steps step={step} onStep={go} />
      <Card>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={styles.question}>
          {questions[step]}
        </Title>
        {step === 'students' && (
          <RecipientsStep
            candidates={candidates}
            selection={form.values}
            onChange={({ classrooms, students }) => {
              if (classrooms) form.set('classrooms', classrooms)
              if (students) form.set('students', students)
            }}
          />
        )}
        {step === 'details' && <WhenStep form={form} choice={when} onChoice={setWhen} errors={errors.details} />}
        {step === 'review' && <CheckStep form={form} candidates={candidates} onStep={go} />}
        {step !== 'details' && <RunningTests tests={runningIn(form.values)} />}
        {errors.lacksStudents && <Failure text={t('Please choose at least one student.')} />}
        {form.failure && <Failure text={t(form.failure)} />}
        <Buttons step={step} busy={form.busy} onBack={() => go(by(-1))} />
      </Card>
    </form>
  )
}

/** Gives a test in three steps: recipients, exam and time, review. */
export const GiveTestForm = () => {
  const { t } = useTranslation()
  const candidates = useAllCandidates()
  const exams = useQuery(scheduleContract.exams)
  const zone = useTimeZone()
  const skeleton = <Skeleton height={420} radius="lg" />
  return (
    <QueryContent query={combineQueries({ candidates, exams })} skeleton={skeleton} isForm>
      {({ candidates, exams: [exam] }) => {
        if (zone === undefined) return skeleton
        if (candidates.length > 0 && exam) return <GiveForm candidates={candidates} exam={exam.code} />
        return (
          <EmptyNotice title={t('No students to test yet')}>
            {t('Once your school assigns you a classroom with students, you can give them tests here.')}
          </EmptyNotice>
        )
      }}
    </QueryContent>
  )
}
