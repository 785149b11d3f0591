import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon, type Picture, VisuallyHidden } from '@lekta/shared/ui'
import { type ComponentProps, memo } from 'react'
import type { TestParams } from '../../queue/test-params'
import { SettingsButton } from '../../reading/settings/settings-button'
import { startPath } from '../../run/use-test-params'
import styles from './main.module.css'

type Safety = 'saved' | 'saving' | 'waiting'

const safetyPictures: Record<Safety, Picture> = { saved: 'check', saving: 'check', waiting: 'offline' }

const SafetySign = memo(function SafetySign({ safety, lasting }: { safety: Safety; lasting: boolean }) {
  const { t } = useTranslation()
  const waiting = lasting
    ? t('Waiting for the internet. Your answers are safe.')
    : t('Waiting for the internet. Please keep this page open.')
  // The icon shows that the network is down; the text says what the child can do.
  const away = lasting ? t('Waiting for the internet') : t('Please keep this page open.')
  const text = { saved: t('Saved'), saving: t('Saving…'), waiting: away }[safety]
  return (
    <div className={styles.safety} data-safety={safety}>
      <Icon name={safetyPictures[safety]} size={20} />
      <span aria-hidden="true">{text}</span>
      {/* Screen readers announce a change only if it lasts, not at every answer. */}
      <VisuallyHidden role="status" aria-live="polite">
        {safety === 'waiting' ? waiting : t('Your answers are saved.')}
      </VisuallyHidden>
    </div>
  )
})

const ProgressPicture = memo(function ProgressPicture({ progress }: { progress: number }) {
  const { t } = useTranslation()
  const percent = Math.round(progress * 100)
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('Your progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.track}>
        <div className={styles.done} style={{ transform: `translateX(${percent - 100}%)` }} />
      </div>
      <svg className={styles.flag} viewBox="0 0 22 30" aria-hidden="true">
        <path d="M4 29V2h15l-4 5 4 5H4" />
      </svg>
      <div className={styles.rider} style={{ transform: `translateX(${percent}%)` }}>
        <svg className={styles.sun} viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="16" cy="16" r="8" />
          <path d="M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3" />
        </svg>
      </div>
    </div>
  )
})

const PauseButton = memo(function PauseButton({ testParams, mayLeave }: { testParams: TestParams; mayLeave: boolean }) {
  const { t } = useTranslation()
  if (!mayLeave) {
    return (
      <Button className={styles.pause} variant="default" disabled title={t('Please wait until your answers are sent.')}>
        {t('Pause')}
      </Button>
    )
  }
  return (
    <Button className={styles.pause} variant="default" component={Link} to={startPath(testParams)}>
      {t('Pause')}
    </Button>
  )
})

interface Props extends ComponentProps<typeof SettingsButton> {
  testParams: TestParams
  progress: number
  safety: Safety
  lasting: boolean
  /** Whether the child can leave the page without losing answers. */
  mayLeave: boolean
}

/** Visible during the whole test: progress, saving status, reading settings, pause. */
export const TopBar = ({ testParams, progress, safety, lasting, mayLeave, ...choices }: Props) => (
  <header className={styles.bar}>
    <ProgressPicture progress={progress} />
    <SafetySign safety={safety} lasting={lasting} />
    <div className={styles.tools}>
      <SettingsButton {...choices} />
      <PauseButton testParams={testParams} mayLeave={mayLeave} />
    </div>
  </header>
)
