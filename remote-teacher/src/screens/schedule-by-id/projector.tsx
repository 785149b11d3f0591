import type { ScheduleRecord } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import { QrCode } from '@lekta/shared/login-cards/qr-code'
import { Button, Dialog, Icon } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { timeUntil } from '../../schedule/time-until'
import { useNow } from '../../schedule/use-now'
import { useRecipientsText } from '../../schedule/use-recipients-text'
import { countdownText } from './countdown-text'
import styles from './projector.module.css'

interface Props {
  record: ScheduleRecord
  /** How many milliseconds the server's clock is ahead of the device's. */
  ahead: number
}

/** Longer times are said in words. */
const longestCountdown = 24 * 60 * 60_000

const Countdown = ({ record, ahead }: Props) => {
  const { t, i18n } = useTranslation()
  const now = useNow(1000) + ahead
  const end = Date.parse(record.state === 'upcoming' ? record.opens_at : record.closes_at)
  if (record.state === 'closed' || (record.state === 'open' && end <= now)) {
    return <p className={styles.closed}>{t('The test is closed.')}</p>
  }
  const isLong = end - now > longestCountdown
  const untilOpen = isLong ? t('Opens') : t('Opens in')
  return (
    <div className={styles.countdown} role="timer">
      <span>{record.state === 'upcoming' ? untilOpen : t('Time left')}</span>
      <b>{isLong ? timeUntil(end, now, i18n.language) : countdownText(end - now)}</b>
    </div>
  )
}

const Steps = () => {
  const { t } = useTranslation()
  const address = `${location.origin}/login`
  return (
    <section className={styles.steps}>
      <ol>
        <li>
          {t('Open this address, or scan the code:')}
          <span className={styles.address}>{address.replace(/^https?:\/\//, '')}</span>
        </li>
        <li>{t('Log in with the username and password on your card.')}</li>
        <li>{t('Choose your test and read calmly. Ask if you are stuck.')}</li>
      </ol>
      <div className={styles.code}>
        <QrCode text={address} label={t('QR code of the login address')} />
      </div>
    </section>
  )
}

const Counts = ({ record: { list } }: Pick<Props, 'record'>) => {
  const { t } = useTranslation()
  const count = (state: (typeof list)[number]['state']) => list.filter((child) => child.state === state).length
  const counts = [
    { label: t('Not started'), value: count('waiting') },
    { label: t('In progress'), value: count('working') },
    { label: t('Finished'), value: count('finished') },
  ]
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Closes when the browser leaves full screen, which the Escape key does without telling the page of the key. */
function useFullscreenUntil(onLeave: () => void) {
  useEffect(() => {
    const leave = () => {
      if (!document.fullscreenElement) onLeave()
    }
    document.addEventListener('fullscreenchange', leave)
    return () => document.removeEventListener('fullscreenchange', leave)
  }, [onLeave])
}

const Screen = ({ record, ahead, onClose }: Props & { onClose: () => void }) => {
  const recipientsText = useRecipientsText()
  useFullscreenUntil(onClose)
  return (
    <div className={styles.screen}>
      <p className={styles.classes}>{recipientsText(record)}</p>
      <Steps />
      <div className={styles.foot}>
        <Countdown record={record} ahead={ahead} />
        <Counts record={record} />
      </div>
    </div>
  )
}

/** What a class sees on the wall before and during a test: how to log in, the time, and counts without names. */
export const Projector = ({ record, ahead }: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    // Without full screen, such as on an iPhone, the page fills the window.
    document.documentElement.requestFullscreen?.().catch(() => undefined)
  }
  const [close] = useState(() => () => {
    setOpened(false)
    if (document.fullscreenElement) void document.exitFullscreen()
  })
  return (
    <>
      <Button
        variant="default"
        className={styles.opener}
        leftSection={<Icon name="fullscreen" size={18} />}
        onClick={open}
      >
        {t('Show on projector')}
      </Button>
      <Dialog opened={opened} onClose={close} title={record.title} fullScreen>
        <Screen record={record} ahead={ahead} onClose={close} />
      </Dialog>
    </>
  )
}
