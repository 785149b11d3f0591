import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './setup.module.css'

const steps = ['code', 'admin', 'done'] as const
type Step = (typeof steps)[number]

const stateOf = (step: Step, current: Step) => {
  const distance = steps.indexOf(step) - steps.indexOf(current)
  if (distance > 0) return 'ahead'
  return distance < 0 || step === 'done' ? 'done' : 'current'
}

/** The progress of the setup. */
export const Steps = ({ current }: { current: Step }) => {
  const { t } = useTranslation()
  const labels: Readonly<Record<Step, string>> = { code: t('Code'), admin: t('Administrator'), done: t('Ready') }
  return (
    <ol className={styles.steps} aria-label={t('Steps')}>
      {steps.map((step, i) => (
        <li key={step} data-state={stateOf(step, current)} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.dot}>
            {stateOf(step, current) === 'done' ? <Icon name="check" size={16} /> : i + 1}
          </span>
          {labels[step]}
        </li>
      ))}
    </ol>
  )
}
