import type { PlatformAccount } from '@lekta/shared/contract/platform/platform-account'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Group, Stack, StatusBadge, Text } from '@lekta/shared/ui'
import { AccountButtons, type CardHead } from './account-buttons'
import styles from './accounts.module.css'
import { roleNames } from './role-names'

/** Whether the account is archived or locked, as badges. */
export const AccountBadges = ({ account: { archived, locked, school } }: { account: PlatformAccount }) => {
  const { t } = useTranslation()
  return (
    <>
      {archived && <StatusBadge tone="neutral">{t('Archived')}</StatusBadge>}
      {school?.archived && <StatusBadge tone="neutral">{t('School archived')}</StatusBadge>}
      {locked && <StatusBadge tone="caution">{t('Locked')}</StatusBadge>}
    </>
  )
}

/** Returns a function that says when an account last logged in. */
export function useLastLogin() {
  const { t } = useTranslation()
  const day = useDay('medium')
  return ({ last_login }: Pick<PlatformAccount, 'last_login'>) => (last_login === null ? t('Never') : day(last_login))
}

interface Props {
  account: PlatformAccount
  head?: CardHead | undefined
  onChange?: (account: PlatformAccount) => void
  /** Whether to show the roles and the school. */
  withRole?: boolean
}

/** An account with what matters for a login, and the buttons that help its owner. */
export const AccountCard = ({ account, head, onChange, withRole }: Props) => {
  const { t } = useTranslation()
  const lastLogin = useLastLogin()
  const { name, username, email, email_confirmed, roles, school, sessions } = account
  const address =
    email === null ? t('No e-mail address') : email_confirmed ? email : t('{{email}}, not confirmed', { email })
  return (
    <Stack gap={6} className={styles.account} component="article" aria-label={name}>
      <Group gap="xs">
        <Text fw={650}>{name}</Text>
        <AccountBadges account={account} />
      </Group>
      {withRole && (
        <Text size="sm">
          {roles.map((role) => t(roleNames[role])).join(', ')}
          {school && (
            <>
              {' · '}
              <Anchor component={Link} to={`/admin/school/${school.id}`} size="sm">
                {school.name}
              </Anchor>
            </>
          )}
        </Text>
      )}
      <Text size="sm" c="dimmed" className={styles.facts}>
        {username} · {address}
      </Text>
      <Text size="sm" c="dimmed">
        {t('Last login: {{day}}', { day: lastLogin(account) })} ·{' '}
        {t('{{count}} open sessions', { count: sessions, defaultValue_one: '{{count}} open session' })}
      </Text>
      <AccountButtons account={account} head={head} {...(onChange && { onChange })} />
    </Stack>
  )
}
