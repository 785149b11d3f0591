import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './rollover.module.css'
import { type Step, steps } from './use-steps'

/** The steps with the current one marked. Steps before it are buttons. */
export const Steps = ({ step, onStep }: { step: Step; onStep: (step: Step) => void }) => {
  const { t } = useTranslation()
  const names: Record<Step, string> = { classes: t('Classes'), students: t('Exceptions'), review: t('Review') }
  const current = steps.indexOf(step)
  return (
    <ol className={styles.steps} aria-label={t('Steps to a new school year')}>
      {steps.map((one, i) => (
        <li key={one} data-done={i < current || undefined} aria-current={i === current ? 'step' : undefined}>
          <span className={styles.mark}>{i < current ? <Icon name="check" size={16} /> : i + 1}</span>
          {i < current ? (
            <button type="button" className={styles.stepLink} onClick={() => onStep(one)}>
              {names[one]}
            </button>
          ) : (
            names[one]
          )}
        </li>
      ))}
    </ol>
  )
}
