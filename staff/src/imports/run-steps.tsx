import type { ImportRun } from '@lekta/shared/contract/import/import'
import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './imports.module.css'

const stepOf: Record<ImportRun['status'], number> = {
  checking: 1,
  failed: 1,
  checked: 2,
  committing: 3,
  committed: 4,
  undone: 4,
}

/** The steps of an import, with the current one. */
export const RunSteps = ({ status }: { status: ImportRun['status'] | undefined }) => {
  const { t } = useTranslation()
  const now = status ? stepOf[status] : 0
  const steps = [t('Choose'), t('Check'), t('Review'), t('Import')]
  return (
    <ol className={styles.steps} aria-label={t('Import steps')}>
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
