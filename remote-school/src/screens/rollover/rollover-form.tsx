import { type ApiError, useMutation } from '@lekta/shared/client'
import { type Rollover, type RolloverProposal, rolloverContract } from '@lekta/shared/contract/people/rollover'
import { useUnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button, Card, Group, Icon, Title } from '@lekta/shared/ui'
import { type FormEvent, useState } from 'react'
import { ClassesStep } from './classes-step'
import { ReviewStep, useCheck } from './review-step'
import styles from './rollover.module.css'
import { Steps } from './steps'
import { StudentsStep } from './students-step'
import { usePlan } from './use-plan'
import { steps, useSteps } from './use-steps'

interface Props {
  proposal: RolloverProposal
  onStarted: (rollover: Rollover) => void
}

/** The wizard: where classes move, exceptions, review. */
export const RolloverForm = ({ proposal, onStarted }: Props) => {
  const { t } = useTranslation()
  const plan = usePlan(proposal)
  const { step, go, heading } = useSteps()
  const checked = useCheck(plan, step === 'review')
  const [start, { isLoading }] = useMutation(rolloverContract.startRollover)
  const [triedIncomplete, setTriedIncomplete] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const saved = useUnsavedGuard(plan.isEdited)
  const label = proposal.years.find(({ year }) => year === plan.year)?.label ?? ''
  const isBegun = proposal.years.some(({ year, done }) => year === plan.year && done)
  const by = (offset: 1 | -1) => steps[steps.indexOf(step) + offset] ?? step
  const { check } = checked
  const isReady = check !== undefined && check.conflicts.count === 0 && check.promoted + check.left > 0
  const send = () => {
    if (!check) return
    const { promoted, stayed, left } = check
    setFailure(null)
    start({ body: { ...plan.body, expected: { promoted, stayed, left } } })
      .unwrap()
      .then(
        (rollover) => {
          saved()
          onStarted(rollover)
        },
        ({ message }: ApiError) => {
          setFailure(message)
          checked.retry()
        },
      )
  }
  const next = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'review') return send()
    setTriedIncomplete(plan.incomplete.length > 0)
    if (plan.incomplete.length === 0 && !isBegun) go(by(1))
  }
  const questions = {
    classes: t('Where does each class move?'),
    students: t('Who does not move with the class?'),
    review: t('What will happen'),
  }
  return (
    <form noValidate aria-label={t('New school year')} onSubmit={next} className={styles.form}>
      <Steps step={step} onStep={go} />
      <Card>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={styles.question}>
          {questions[step]}
        </Title>
        {step === 'classes' && <ClassesStep proposal={proposal} plan={plan} checked={triedIncomplete} />}
        {step === 'students' && <StudentsStep plan={plan} />}
        {step === 'review' && <ReviewStep {...checked} />}
        {failure && (
          <Alert color="red" role="alert" mt="md">
            {failure}
          </Alert>
        )}
        <Group justify="space-between" mt="xl">
          {step === 'classes' ? (
            <span />
          ) : (
            <Button variant="default" leftSection={<Icon name="left" size={18} />} onClick={() => go(by(-1))}>
              {t('Back')}
            </Button>
          )}
          <Button type="submit" size="md" loading={isLoading} disabled={step === 'review' ? !isReady : isBegun}>
            {step === 'review' ? t('Begin school year {{label}}', { label }) : t('Continue')}
          </Button>
        </Group>
      </Card>
    </form>
  )
}
