import { forgetSession, type Store, sessionSlice, useAppSelector, useStore } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useNavigate } from '@lekta/shared/routing'
import { Button, Text } from '@lekta/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import type { TestParams } from '../../queue/test-params'
import type { Run } from '../../run/run'
import { mainPath, startPath } from '../../run/use-test-params'
import { ReadAloud } from '../../voice/read-aloud'
import styles from './main.module.css'
import { BreathPicture, CloudPicture, KeyPicture, TwinsPicture } from './pictures'

interface StopProps {
  picture: ReactNode
  title: string
  children: ReactNode
  action: ReactNode
}

/** A full page with one message and one action. */
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
  if (run.unconfirmed.length === 0) return null
  return (
    <Text fw={600}>
      {run.lasting
        ? t('{{count}} answers are safe on this device', {
            count: run.unconfirmed.length,
            defaultValue_one: '{{count}} answer is safe on this device',
          })
        : t('{{count}} answers are not sent yet. Please keep this page open.', {
            count: run.unconfirmed.length,
            defaultValue_one: '{{count}} answer is not sent yet. Please keep this page open.',
          })}
    </Text>
  )
}

/** Shown after a few answers that were too fast for reading. Asks the child to rest. */
export const RestPage = ({ onReady }: { onReady: () => void }) => {
  const { t } = useTranslation()
  const message = t(
    'You are going very fast! There is no clock. Look out of the window, stretch your arms, then read each text slowly to the end.',
  )
  return (
    <Stop
      picture={<BreathPicture />}
      title={t('Take a breath…')}
      action={
        <Button className={styles.confirm} onClick={onReady}>
          {t('I’m ready')}
        </Button>
      }
    >
      <div className={styles.said}>
        <Text id="rest-word">{message}</Text>
        <ReadAloud sentence={message} of="rest-word" />
      </div>
    </Stop>
  )
}

/**
 * Shown if there is no next text and the network is down. The test continues by itself when the network returns; the
 * button only retries sooner.
 */
export const WaitingPage = ({ run, onTry }: { run: Run; onTry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stop
      picture={<CloudPicture />}
      title={t('Waiting for the internet')}
      action={
        <Button variant="default" size="lg" onClick={onTry}>
          {t('Try now')}
        </Button>
      }
    >
      <Text>{t('You did nothing wrong. The test will continue by itself when the internet is back.')}</Text>
      <Safe run={run} />
    </Stop>
  )
}

interface TroubleProps {
  testParams: TestParams
  run: Run
  onRetry: () => void
}

/** Shown if the test is open in another tab too; it continues in only one of them. */
export const ElsewherePage = ({ run, onTake }: { run: Run; onTake: () => void }) => {
  const { t } = useTranslation()
  return (
    <Stop
      picture={<TwinsPicture />}
      title={t('Your test is open in another tab')}
      action={
        <Button className={styles.confirm} onClick={onTake}>
          {t('Continue here')}
        </Button>
      }
    >
      <Text>{t('Continue in that tab, or continue here. Nothing is lost.')}</Text>
      <Safe run={run} />
    </Stop>
  )
}

/** Shown if the session ended during the test, either because it expired or because of a login on another device. */
export const LoggedOutPage = ({ testParams, run, onRetry, elsewhere }: TroubleProps & { elsewhere: boolean }) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const acting = useAppSelector(({ session }) => session.acting)
  const enter = () => {
    // On a parent's device the shell asks for the parent's password.
    if (acting) return void store.dispatch(sessionSlice.actions.actingOver())
    forgetSession(store)
    void navigate(`/login?redirect=${encodeURIComponent(mainPath(testParams))}`)
  }
  return (
    <Stop
      picture={<KeyPicture />}
      title={elsewhere ? t('You are logged in somewhere else') : t('Please log in again')}
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
          ? t('Continue there, or log in again here. Nothing is lost: the test continues where you stopped.')
          : t('You were logged out. Log in again to continue where you stopped.')}
      </Text>
      <Safe run={run} />
    </Stop>
  )
}

/** Shown if the account was closed during the test, because it will be erased. Gives the server's sentence. */
export const ClosedPage = ({ message }: { message: string }) => {
  const { t } = useTranslation()
  const store = useStore() as Store
  const navigate = useNavigate()
  const leave = () => {
    forgetSession(store)
    void navigate('/')
  }
  return (
    <Stop
      picture={<KeyPicture />}
      title={t('The test ends here')}
      action={
        <Button className={styles.confirm} onClick={leave}>
          {t('Go to the front page')}
        </Button>
      }
    >
      <Text>{message}</Text>
    </Stop>
  )
}

/** Shown when the server refuses to continue. Gives the server's reason. */
export const BlockedPage = ({ testParams, run, onRetry, message }: TroubleProps & { message: string }) => {
  const { t } = useTranslation()
  return (
    <Stop
      picture={<CloudPicture />}
      title={t('The test cannot continue right now')}
      action={
        <>
          <Button className={styles.confirm} onClick={onRetry}>
            {t('Retry')}
          </Button>
          <Button variant="subtle" size="lg" component={Link} to={startPath(testParams)}>
            {t('Back to the start page')}
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
