import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Button, Icon, Menu } from '@lekta/shared/ui'
import { type ReleaseAction, servedBy } from '../dialogs/dialog-props'

interface Props {
  area: ReleaseArea
  rollout: Rollout
  onAction: (action: ReleaseAction) => void
}

/**
 * The buttons of an area. While it is frozen, only those that remain possible. Its first release is served to everyone,
 * because without one nothing could take over from a rollout.
 */
export const AreaActions = ({ area: { name, freeze }, rollout, onAction }: Props) => {
  const { t } = useTranslation()
  const isServed = servedBy(rollout, 'stable') !== null
  return (
    <>
      {isServed && (
        <Button
          variant="default"
          leftSection={<Icon name="undo" size={18} />}
          onClick={() => onAction({ kind: 'roll back' })}
        >
          {t('Roll back')}
        </Button>
      )}
      {!freeze && (
        <Button
          leftSection={<Icon name="release" size={18} />}
          onClick={() => onAction({ kind: isServed ? 'roll out' : 'promote' })}
        >
          {isServed ? t('Roll out') : t('Serve to everyone')}
        </Button>
      )}
      <Menu position="bottom-end" width={230} shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('Actions for {{name}}', { name })}>
            <Icon name="more" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!freeze && (
            <>
              <Menu.Item leftSection={<Icon name="check" size={18} />} onClick={() => onAction({ kind: 'promote' })}>
                {t('Serve to everyone')}
              </Menu.Item>
              <Menu.Item leftSection={<Icon name="pin" size={18} />} onClick={() => onAction({ kind: 'pin' })}>
                {t('Pin a release')}
              </Menu.Item>
            </>
          )}
          <Menu.Item leftSection={<Icon name="eye" size={18} />} onClick={() => onAction({ kind: 'preview' })}>
            {t('Create a preview link')}
          </Menu.Item>
          <Menu.Divider />
          {!freeze && (
            <Menu.Item leftSection={<Icon name="freeze" size={18} />} onClick={() => onAction({ kind: 'freeze' })}>
              {t('Freeze')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Icon name="change" size={18} />} onClick={() => onAction({ kind: 'edit' })}>
            {t('Edit paths and key')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
