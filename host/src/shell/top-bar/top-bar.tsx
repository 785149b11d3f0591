import { brand } from '@lekta/shared/brand'
import { layoutSlice, useAppDispatch, useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Avatar, Burger, Icon, Text, UnstyledButton } from '@lekta/shared/ui'
import { Bell } from '../../notification/bell'
import { preloadSettings } from '../right-panel/lazy-settings-panel'
import { panelId } from '../right-panel/right-panel'
import { Search } from '../search/search'
import { Logo } from '../sidebar/logo'
import styles from './top-bar.module.css'

/** Opens the menu drawer on a phone. */
const MenuButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { opened } = useAppSelector(({ layout }) => layout.sidebar)
  return (
    <Burger
      size="sm"
      opened={opened}
      aria-label={t('Open the menu')}
      aria-expanded={opened}
      onClick={() => dispatch(layoutSlice.actions.sidebarToggled())}
    />
  )
}

const Brand = () => (
  <span className={styles.brand}>
    <Logo size={28} />
    {brand.name}
  </span>
)

const SettingsButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const panel = useAppSelector(({ layout }) => layout.panel)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="inherit"
      size="lg"
      aria-label={t('Display')}
      aria-haspopup="dialog"
      aria-expanded={panel === 'settings'}
      aria-controls={panelId}
      onPointerEnter={preloadSettings}
      onFocus={preloadSettings}
      onClick={() => dispatch(layoutSlice.actions.panelToggled('settings'))}
    >
      <Icon name="settings" />
    </ActionIcon>
  )
}

const AccountButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { name, avatar } = useAppSelector(({ session }) => session)
  const panel = useAppSelector(({ layout }) => layout.panel)
  return (
    <UnstyledButton
      className={styles.account}
      aria-label={t('Account of {{name}}', { name })}
      aria-haspopup="dialog"
      aria-expanded={panel === 'account'}
      aria-controls={panelId}
      onClick={() => dispatch(layoutSlice.actions.panelToggled('account'))}
    >
      <Avatar name={name} avatar={avatar} />
      <Text className={styles.name} fw={600} size="sm" truncate>
        {name}
      </Text>
    </UnstyledButton>
  )
}

/** The bar above the page. On a phone the settings are in the account panel, and the menu button is here. */
export const TopBar = () => {
  const mobile = useAppSelector(({ layout }) => layout.device === 'mobile')
  return (
    <header className={styles.panel}>
      {mobile && <MenuButton />}
      {mobile && <Brand />}
      {!mobile && <Search compact={false} />}
      <span className={styles.space} />
      {mobile && <Search compact />}
      <Bell />
      {!mobile && <SettingsButton />}
      <AccountButton />
    </header>
  )
}
