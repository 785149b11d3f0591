import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon, Menu, Text } from '@lekta/shared/ui'
import styles from './people.module.css'
import type { Action } from './row-menu'

interface Props {
  ids: readonly number[]
  actions: readonly Action[]
  onClear: () => void
}

const MoreActions = ({ ids, actions, label }: Pick<Props, 'ids' | 'actions'> & { label: string }) => (
  <Menu position="bottom-end" width={240} shadow="md">
    <Menu.Target>
      <Button size="sm" variant="default" leftSection={<Icon name="more" size={18} />}>
        {label}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {actions.map(({ label: action, picture, run }) => (
        <Menu.Item key={action} leftSection={<Icon name={picture} size={18} />} onClick={() => run(ids)}>
          {action}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)

/** How many actions fit beside each other; the others are in the menu. */
const mostShown = 4

/** Actions on all selected rows; renders nothing without a selection. On a phone all of them are in one menu. */
export const BulkBar = ({ ids, actions, onClear }: Props) => {
  const { t } = useTranslation()
  const isPhone = useAppSelector(({ layout }) => layout.device) === 'mobile'
  if (ids.length === 0) return null
  const shown = isPhone ? [] : actions.filter(({ minor }) => !minor).slice(0, mostShown)
  const hidden = actions.filter((action) => !shown.includes(action))
  return (
    <Group className={styles.bulk} gap="sm" role="group" aria-label={t('Selected')}>
      <Text fw={600} size="sm" miw="6rem" aria-live="polite">
        {t('{{count}} selected', { count: ids.length })}
      </Text>
      <Button size="sm" px="xs" variant="subtle" onClick={onClear}>
        {t('Clear')}
      </Button>
      {shown.map(({ label, picture, run }) => (
        <Button
          key={label}
          size="sm"
          variant="default"
          leftSection={<Icon name={picture} size={18} />}
          onClick={() => run(ids)}
        >
          {label}
        </Button>
      ))}
      {hidden.length > 0 && <MoreActions ids={ids} actions={hidden} label={isPhone ? t('Actions') : t('More')} />}
    </Group>
  )
}
