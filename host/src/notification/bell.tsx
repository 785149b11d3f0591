import { notificationStatus } from '@lekta/shared/contract/notification'
import { useNotificationsQuery } from '@lekta/shared/data/notification'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon, Menu, useDisclosure, VisuallyHidden } from '@lekta/shared/ui'
import styles from './bell.module.css'
import { BellMenu } from './bell-menu'
import { useBounce, useLive } from './use-live'

/** As many as the badge can count; the unread stand first. */
const query = { showAll: true, options: { itemsPerPage: 100 } } as const
const mostShown = 99

const badgeOf = (count: number) => (count > mostShown ? `${mostShown}+` : String(count))

/** The messages that somebody has not read, behind a bell that counts them and bounces when another one comes. */
export const Bell = () => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure(false)
  const { data, isError, refetch } = useNotificationsQuery({ query })
  const bouncing = useBounce(useLive())
  const unread = data?.data.filter(({ status }) => status === notificationStatus.unread)
  const count = unread?.length ?? 0
  const badge = badgeOf(count)
  const told = count === 0 ? t('Notifications') : t('Notifications, {{badge}} unread', { badge })
  return (
    <div>
      <Menu
        opened={opened}
        onOpen={open}
        onClose={close}
        position="bottom-end"
        width={340}
        shadow="md"
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" c="inherit" size="lg" className={styles.bell} aria-label={told}>
            <span className={styles.picture} data-bouncing={bouncing || undefined}>
              <Icon name="bell" />
            </span>
            {count > 0 && (
              <span className={styles.badge} aria-hidden="true">
                {badge}
              </span>
            )}
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={styles.dropdown}>
          <BellMenu opened={opened} unread={unread} failed={isError} onRetry={refetch} />
        </Menu.Dropdown>
      </Menu>
      <VisuallyHidden role="status">{count > 0 && told}</VisuallyHidden>
    </div>
  )
}
