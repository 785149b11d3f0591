import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, pagesFor } from '@lekta/shared/routing'
import { Avatar, Icon, Text, UnstyledButton } from '@lekta/shared/ui'
import { usePortalContext } from '../../federation/portal-context'
import { useLogOut } from '../../lib/use-log-out'
import { openShortcuts } from '../shortcuts/open-shortcuts'
import { useAccountKeys } from '../shortcuts/use-shortcut-keys'
import styles from './right-panel.module.css'

const roleNames = { parent: 'Parent', child: 'Child', teacher: 'Teacher', school: 'School', admin: 'Admin' } as const

/** The user, a link to the account settings, and the logout button. */
export const AccountPanel = () => {
  const { t } = useTranslation()
  const { pages } = usePortalContext()
  const { name, avatar, roles } = useAppSelector(({ session }) => session)
  const dispatch = useAppDispatch()
  const logOut = useLogOut()
  const hasKeys = useAccountKeys().pages.length > 0
  const showKeys = () => {
    dispatch(layoutSlice.actions.panelClosed())
    openShortcuts()
  }
  const [role] = roles
  const settings = `/${role}/setting/index`
  const mayEdit = pagesFor(pages, roles).some(({ path }) => path === settings)
  return (
    <>
      <div className={styles.who}>
        <Avatar name={name} avatar={avatar} size={76} />
        <Text fw={650} size="lg" mt={6}>
          {name}
        </Text>
        {role && (
          <Text c="dimmed" size="sm">
            {t(roleNames[role])}
          </Text>
        )}
      </div>
      <div className={styles.entries}>
        {mayEdit && (
          <Link className={styles.entry} to={settings}>
            <Icon name="edit" />
            {t('Edit Account')}
          </Link>
        )}
        <UnstyledButton className={styles.entry} onClick={() => dispatch(layoutSlice.actions.panelToggled('settings'))}>
          <Icon name="settings" />
          {t('Display')}
        </UnstyledButton>
        {hasKeys && (
          <UnstyledButton className={styles.entry} onClick={showKeys}>
            <Icon name="keyboard" />
            {t('Keyboard shortcuts')}
          </UnstyledButton>
        )}
        <UnstyledButton className={styles.entry} onClick={logOut}>
          <Icon name="logout" />
          {t('Logout')}
        </UnstyledButton>
      </div>
    </>
  )
}
