import type { ImportRun } from '@lekta/shared/contract/import/import'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './imports.module.css'

const stepOf: Record<ImportRun['status'], number> = {
  checking: 0,
  failed: 0,
  checked: 1,
  committing: 2,
  committed: 3,
  undone: 0,
}

/** The steps of an import, with the current one. After an undo, it is the first. */
export const RunSteps = ({ status }: { status: ImportRun['status'] | undefined }) => {
  const { t } = useTranslation()
  const now = status ? stepOf[status] : 0
  const steps = [t('Upload'), t('Review'), t('Import')]
  return (
    <ol
      className={styles.steps}
      aria-label={t('Import steps')}
      data-count={
        now < steps.length ? t('Step {{number}} of {{all}}', { number: now + 1, all: steps.length }) : undefined
      }
    >
      {steps.map((step, i) => (
        <li
          key={step}
          className={styles.step}
          data-done={i < now || undefined}
          aria-current={i === now ? 'step' : undefined}
        >
          <span className={styles.stepMark}>{i < now ? <Icon name="check" size={16} /> : i + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}
