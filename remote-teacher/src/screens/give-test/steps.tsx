import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './give-test.module.css'
import { type Step, steps } from './use-steps'

/** The steps with the current one marked. Steps before it are buttons. */
export const Steps = ({ step, onStep }: { step: Step; onStep: (step: Step) => void }) => {
  const { t } = useTranslation()
  const words: Record<Step, string> = { students: t('Students'), details: t('Details'), review: t('Review') }
  const current = steps.indexOf(step)
  return (
    <ol
      className={styles.steps}
      aria-label={t('Steps for giving a test')}
      data-count={t('Step {{number}} of {{all}}', { number: current + 1, all: steps.length })}
    >
      {steps.map((one, i) => (
        <li key={one} data-done={i < current || undefined} aria-current={i === current ? 'step' : undefined}>
          <span className={styles.mark}>{i < current ? <Icon name="check" size={16} /> : i + 1}</span>
          {i < current ? (
            <button type="button" className={styles.stepLink} onClick={() => onStep(one)}>
              {words[one]}
            </button>
          ) : (
            words[one]
          )}
        </li>
      ))}
    </ol>
  )
}
