import { forgetSession, type Store, sessionSlice, useAppSelector, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Button, Text } from '@lekta/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TestPlace } from '../../queue/address'
import type { Run } from '../../run/run'
import { mainPath, startPath } from '../../run/use-place'
import { ReadAloud } from '../../voice/read-aloud'
import styles from './main.module.css'
import { BreathPicture, CloudPicture, KeyPicture, TwinsPicture } from './pictures'

interface StopProps {
  picture: ReactNode
  title: string
  children: ReactNode
  action: ReactNode
}

/** A full page with one thing to say and one thing to do. */
const Stop = ({ picture, title, children, action }: StopProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.stop} aria-labelledby="stop-heading">
      {picture}
      <h1 id="stop-heading" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <div className={styles.actions}>{action}</div>
    </section>
  )
}

const Safe = ({ run }: { run: Run }) => {
  const { t } = useTranslation()
  if (run.given.length === 0) return null
  return (
    <Text fw={600}>
      {run.lasting
        ? t('Answers kept safe on this device: {{waiting}}', { waiting: run.given.length })
        : t('Answers that wait in this page: {{waiting}}. Please do not close it.', { waiting: run.given.length })}
    </Text>
  )
}

/** After a few answers that came faster than reading: a kind word. */
export const RestPage = ({ onReady }: { onReady: () => void }) => {
  const { t } = useTranslation()
  const word = t(
    'You are going fast! There is no clock here. Look out of the window, stretch your arms, and read each text slowly to its end.',
  )
  return (
    <Stop
      picture={<BreathPicture />}
      title={t('Take a breath…')}
      action={
        <Button className={styles.confirm} onClick={onReady}>
          {t('I am ready to read on')}
        </Button>
      }
    >
      <div className={styles.said}>
        <Text id="rest-word">{word}</Text>
        <ReadAloud sentence={word} of="rest-word" />
      </div>
    </Stop>
  )
}

/** No further text is known and the network is away. It heals by itself; the button only tries sooner. */
export const WaitingPage = ({ run, onTry }: { run: Run; onTry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stop
      picture={<CloudPicture />}
      title={t('Waiting for the network')}
      action={
        <Button variant="default" size="lg" onClick={onTry}>
          {t('Try now')}
        </Button>
      }
    >
      <Text>{t('You did nothing wrong. The test goes on by itself as soon as the network is back.')}</Text>
      <Safe run={run} />
    </Stop>
  )
}

interface TroubleProps {
  place: TestPlace
  run: Run
  onRetry: () => void
}

/** The test is open in another tab too; it goes on in one of them. */
export const ElsewherePage = ({ run, onTake }: { run: Run; onTake: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stop
      picture={<TwinsPicture />}
      title={t('Your test is open in another tab')}
      action={
        <Button className={styles.confirm} onClick={onTake}>
          {t('Go on here')}
        </Button>
      }
    >
      <Text>{t('Go on there, or bring it here: the test goes on where you stopped, and nothing is lost.')}</Text>
      <Safe run={run} />
    </Stop>
  )
}

/** The session has ended in the middle of the test, by itself or because of a login on another device. */
export const LoggedOutPage = ({ place, run, onRetry, elsewhere }: TroubleProps & { elsewhere: boolean }) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const acting = useAppSelector(({ session }) => session.acting)
  const enter = () => {
    // On a parent's device the shell asks for the parent.
    if (acting) return void store.dispatch(sessionSlice.actions.actingOver())
    forgetSession(store)
    void navigate(`/login?redirect=${encodeURIComponent(mainPath(place))}`)
  }
  return (
    <Stop
      picture={<KeyPicture />}
      title={elsewhere ? t('You have logged in somewhere else') : t('Please log in again')}
      action={
        <>
          <Button className={styles.confirm} onClick={enter}>
            {t('Log in again')}
          </Button>
          <Button variant="subtle" size="lg" onClick={onRetry}>
            {t('Retry')}
          </Button>
        </>
      }
    >
      <Text>
        {elsewhere
          ? t('Go on there, or log in again here: the test goes on where you stopped, and nothing is lost.')
          : t('You were logged out. Log in once more, and the test goes on where you stopped.')}
      </Text>
      <Safe run={run} />
    </Stop>
  )
}

/** The server says no, and says why. */
export const BlockedPage = ({ place, run, onRetry, message }: TroubleProps & { message: string }) => {
  const { t } = useTranslation()
  return (
    <Stop
      picture={<CloudPicture />}
      title={t('The test cannot go on just now')}
      action={
        <>
          <Button className={styles.confirm} onClick={onRetry}>
            {t('Retry')}
          </Button>
          <Button variant="subtle" size="lg" component={Link} to={startPath(place)}>
            {t('Back to the beginning')}
          </Button>
        </>
      }
    >
      <Text>{message}</Text>
      <Text c="dimmed">{t('Please show this page to your teacher.')}</Text>
      <Safe run={run} />
    </Stop>
  )
}
