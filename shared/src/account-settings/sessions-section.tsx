import { useMutation, useQuery } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Badge, Icon, Skeleton, Stack, Text } from '@lekta/shared/ui'
import { accountContract, type DeviceSession } from '../contract/people/account'
import { useDateAndTime } from '../dates/use-day'
import { ConfirmButton } from '../feedback/confirm-button'
import { QueryContent } from '../feedback/query-content'
import { useAction } from '../feedback/use-action'
import styles from './account-settings.module.css'
import { SettingsSection } from './settings-section'

/** Matches the device names that the server uses for phones and tablets. */
const handheld = /iPhone|iPad|Android/

const EndButton = ({ id, device }: DeviceSession) => {
  const { t } = useTranslation()
  const act = useAction()
  const [end] = useMutation(accountContract.endMySession)
  return (
    <ConfirmButton
      variant="default"
      size="xs"
      aria-label={t('Log out: {{device}}', { device })}
      title={t('Log out this device?')}
      text={t('{{device}} will have to log in again.', { device })}
      action={t('Log out device')}
      onConfirm={() => act(() => end({ params: { id } }).unwrap(), t('Device logged out.'))}
    >
      {t('Log out')}
    </ConfirmButton>
  )
}

const Device = ({ session }: { session: DeviceSession }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  const { created_at, used_at, current } = session
  // The device is empty if the server did not recognise the user agent. The time tells such devices apart.
  const device = session.device || `${t('Unknown device')} · ${dateAndTime(created_at)}`
  return (
    <li className={styles.device}>
      <Icon name={handheld.test(device) ? 'phone' : 'device'} size={24} />
      <div>
        <Text fw={600}>{device}</Text>
        <Text size="sm" c="dimmed">
          {current
            ? t('Logged in on {{moment}}', { moment: dateAndTime(created_at) })
            : t('Last used on {{moment}}', { moment: dateAndTime(used_at) })}
        </Text>
      </div>
      {current ? (
        <Badge bg="var(--lekta-teal-wash)" c="var(--lekta-teal-ink)">
          {t('This device')}
        </Badge>
      ) : (
        <EndButton {...session} device={device} />
      )}
    </li>
  )
}

const EndOthersButton = () => {
  const { t } = useTranslation()
  const act = useAction()
  const [endOthers] = useMutation(accountContract.endMyOtherSessions)
  return (
    <ConfirmButton
      variant="default"
      mt="md"
      leftSection={<Icon name="logout" size={18} />}
      title={t('Log out everywhere else?')}
      text={t('Only this device stays logged in.')}
      action={t('Log out other devices')}
      onConfirm={() => act(() => endOthers().unwrap(), t('All other devices are logged out.'))}
    >
      {t('Log out everywhere else')}
    </ConfirmButton>
  )
}

const DevicesSkeleton = () => (
  <Stack gap="sm" aria-busy="true">
    <Skeleton height={44} />
    <Skeleton height={44} />
  </Stack>
)

const Devices = ({ sessions }: { sessions: readonly DeviceSession[] }) => (
  <>
    <ul className={styles.devices}>
      {sessions.map((session) => (
        <Device key={session.id} session={session} />
      ))}
    </ul>
    {sessions.some(({ current }) => !current) && <EndOthersButton />}
  </>
)

/** Lists every device on which the account is logged in. The user can log out each of them. */
export const SessionsSection = () => {
  const { t } = useTranslation()
  const query = useQuery(accountContract.mySessions, undefined, { refetchOnMountOrArgChange: true })
  return (
    <SettingsSection
      title={t('Where you are logged in')}
      text={t('If you don’t recognise a device, log it out and change your password.')}
    >
      <QueryContent query={query} skeleton={<DevicesSkeleton />}>
        {(sessions) => <Devices sessions={sessions} />}
      </QueryContent>
    </SettingsSection>
  )
}
