import { useQuery } from '@lekta/shared/client'
import { type Candidate, scheduleContract } from '@lekta/shared/contract/schedule'
import { useTimeZone } from '@lekta/shared/dates/use-day'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllCandidates } from '@lekta/shared/lists/use-all-rows'
import { Alert, Button, Card, EmptyNotice, Group, Icon, Skeleton, Title } from '@lekta/shared/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CheckStep } from './check-step'
import styles from './give-test.module.css'
import { chosenOf } from './recipient-counts'
import { RecipientsStep } from './recipients-step'
import { useGive } from './use-give'
import { WhenStep } from './when-step'

const LAST = 2

const Steps = ({ step, onStep }: { step: number; onStep: (step: number) => void }) => {
  const { t } = useTranslation()
  const words = [t('Students'), t('Details'), t('Review')]
  return (
    <ol className={styles.steps} aria-label={t('Steps for giving a test')}>
      {words.map((word, i) => (
        <li key={word} data-done={i < step || undefined} aria-current={i === step ? 'step' : undefined}>
          <span className={styles.mark}>{i < step ? <Icon name="check" size={16} /> : i + 1}</span>
          {i < step ? (
            <button type="button" className={styles.stepLink} onClick={() => onStep(i)}>
              {word}
            </button>
          ) : (
            word
          )}
        </li>
      ))}
    </ol>
  )
}

/** The current step. Its heading gets the focus whenever the step changes. */
function useSteps() {
  const [step, setStep] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const turned = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus once
  useEffect(() => {
    if (turned.current) heading.current?.focus()
  }, [step])
  const go = (next: number) => {
    turned.current = true
    setStep(next)
  }
  return { step, go, heading }
}

const GiveForm = ({ candidates, exam }: { candidates: readonly Candidate[]; exam: string }) => {
  const { t } = useTranslation()
  const { step, go, heading } = useSteps()
  const { form, when, setWhen } = useGive(exam)
  const [lacking, setLacking] = useState(false)
  const questions = [t('Who will take the test?'), t('Test details'), t('Review and confirm')]
  const hasNoRecipient = chosenOf(candidates, form.values).recipients.length === 0
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (step === LAST) return form.submit(event)
    setLacking(step === 0 && hasNoRecipient)
    if (step > 0 || !hasNoRecipient) go(step + 1)
  }
  return (
    <form ref={form.ref} noValidate aria-label={t('Give a test')} onSubmit={next} className={styles.form}>
      <Steps step={step} onStep={go} />
      <Card>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={styles.question}>
          {questions[step]}
        </Title>
        {step === 0 && (
          <RecipientsStep
            candidates={candidates}
            selection={form.values}
            onChange={({ classrooms, students }) => {
              setLacking(false)
              if (classrooms) form.set('classrooms', classrooms)
              if (students) form.set('students', students)
            }}
          />
        )}
        {step === 1 && <WhenStep form={form} choice={when} onChoice={setWhen} />}
        {step === LAST && <CheckStep form={form} candidates={candidates} onStep={go} />}
        {lacking && (
          <Alert color="red" role="alert" mt="md">
            {t('Please choose at least one student.')}
          </Alert>
        )}
        {form.failure && (
          <Alert color="red" role="alert" mt="md">
            {t(form.failure)}
          </Alert>
        )}
        <Group justify="space-between" mt="xl">
          {step > 0 ? (
            <Button variant="default" leftSection={<Icon name="left" size={18} />} onClick={() => go(step - 1)}>
              {t('Back')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="md" loading={form.busy}>
            {step === LAST ? t('Give the test') : t('Continue')}
          </Button>
        </Group>
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
