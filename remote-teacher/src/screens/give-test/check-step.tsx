import type { Candidate } from '@lekta/shared/contract/schedule'
import type { FormState } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Button } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import { useSpan } from '../../schedule/use-span'
import styles from './give-test.module.css'
import { chosenOf, classesOf } from './recipient-counts'
import type { GiveValues } from './use-give'
import type { Step } from './use-steps'

interface Props {
  form: FormState<GiveValues>
  candidates: readonly Candidate[]
  onStep: (step: Step) => void
}

/** The maximum number of children listed by name. */
const named = 6

const Fact = ({
  label,
  error,
  onChange,
  children,
}: {
  label: string
  error?: string | undefined
  onChange: () => void
  children: ReactNode
}) => {
  const { t } = useTranslation()
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {children}
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </dd>
      <dd>
        <Button size="xs" variant="subtle" aria-label={t('Edit: {{what}}', { what: label })} onClick={onChange}>
          {t('Edit')}
        </Button>
      </dd>
    </div>
  )
}

const StudentsWithoutSeat = ({ children }: { children: readonly Candidate[] }) => {
  const { t } = useTranslation()
  if (children.length === 0) return null
  const names = children.slice(0, named).map(({ name }) => name)
  return (
    <Alert
      color="orange"
      role="note"
      title={t('{{count}} students left out because they have no seat', {
        count: children.length,
        defaultValue_one: '{{count}} student left out because they have no seat',
      })}
    >
      {names.join(', ')}
      {children.length > named && ' …'} {t('Ask your school for seats, then add these students later.')}
    </Alert>
  )
}

/** The last step: a review of all choices before the children are notified. */
export const CheckStep = ({ form, candidates, onStep }: Props) => {
  const { t } = useTranslation()
  const span = useSpan()
  const { classrooms, students, title, tries } = form.values
  const { recipients, seatless } = chosenOf(candidates, { classrooms, students })
  const rooms = classesOf(candidates).filter(({ id }) => classrooms.includes(id))
  const errorOf = (...names: (keyof GiveValues & string)[]) => names.map((name) => form.text(name).error).find(Boolean)
  return (
    <div className={styles.fields}>
      <dl className={styles.facts}>
        <Fact label={t('Students')} error={errorOf('students', 'classrooms')} onChange={() => onStep('students')}>
          <b>{t('{{count}} students', { count: recipients.length, defaultValue_one: '{{count}} student' })}</b>
          {rooms.length > 0 && <span>{rooms.map(({ name }) => name).join(', ')}</span>}
        </Fact>
        <Fact label={t('Test')} error={errorOf('title', 'exam')} onChange={() => onStep('details')}>
          <b>{title}</b>
          <span>
            {t('{{count}} attempts per student', {
              count: Number(tries),
              defaultValue_one: '{{count}} attempt per student',
            })}
          </span>
        </Fact>
        <Fact label={t('When')} error={errorOf('opens_at', 'closes_at')} onChange={() => onStep('details')}>
          <b>{span(form.values)}</b>
          <span>{t('Students and parents are notified automatically.')}</span>
        </Fact>
      </dl>
      <StudentsWithoutSeat>{seatless}</StudentsWithoutSeat>
    </div>
  )
}
