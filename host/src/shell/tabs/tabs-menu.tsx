import { useTranslation } from '@lekta/shared/i18n'
import { Menu } from '@lekta/shared/ui'
import type { MenuState } from '../../menus/lazy-menu'

interface Props extends MenuState {
  /** Each is null if there is nothing to close. */
  close: (() => void) | null
  closeOthers: (() => void) | null
  closeAll: (() => void) | null
}

/** The menu that closes tabs. */
export const TabsMenu = ({ target, opened, onChange, close, closeOthers, closeAll }: Props) => {
  const { t } = useTranslation()
  const entries = [
    { label: t('Close this page'), act: close },
    { label: t('Close the others'), act: closeOthers },
    { label: t('Close all'), act: closeAll },
  ]
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" withinPortal={false} shadow="md">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ label, act }) => (
          <Menu.Item key={label} disabled={!act} onClick={() => act?.()}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
