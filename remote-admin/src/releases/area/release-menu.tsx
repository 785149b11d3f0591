import type { Release } from '@lekta/shared/contract/delivery/release'
import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { ActionIcon, Button, Icon, Menu, type Picture } from '@lekta/shared/ui'
import { type ReleaseAction, servedBy } from '../dialogs/dialog-props'
import { comparePath, standalonePath } from '../parts/release-paths'

interface Props {
  area: ReleaseArea
  rollout: Rollout
  release: Release
  /** Whether it is older than the release for everyone. */
  isOlder: boolean
  onAction: (action: ReleaseAction) => void
}

interface Item {
  kind: ReleaseAction['kind']
  label: string
  picture: Picture
  isPossible: boolean
}

/** Returns what can be done with a release. */
function useItems({ area, rollout, release, isOlder }: Props): Item[] {
  const { t } = useTranslation()
  const { available, channels } = release
  const isServed = channels.includes('stable')
  const isRollout = channels.includes('canary')
  const canChange = available && !area.freeze
  const all: Item[] = [
    {
      kind: 'roll out',
      label: isRollout ? t('Change the rollout') : t('Roll out'),
      picture: 'release',
      // Without a release for everyone, nothing could take over from a rollout.
      isPossible: canChange && !isServed && servedBy(rollout, 'stable') !== null,
    },
    {
      kind: 'promote',
      label: t('Serve to everyone'),
      picture: 'check',
      isPossible: canChange && !isServed && !isOlder,
    },
    { kind: 'stop', label: t('Stop the rollout'), picture: 'stop', isPossible: isRollout || channels.includes('next') },
    { kind: 'roll back', label: t('Roll back to it'), picture: 'undo', isPossible: available && isOlder },
    { kind: 'pin', label: t('Pin'), picture: 'pin', isPossible: canChange },
    { kind: 'preview', label: t('Create a preview link'), picture: 'eye', isPossible: available },
  ]
  return all.filter(({ isPossible }) => isPossible)
}

/** Returns the release with which another one is best compared: what everyone gets, or else what was served before. */
function otherOf(version: string, rollout: Rollout): string | null {
  const stable = rollout.channels.find(({ channel }) => channel === 'stable')
  return stable?.version === version ? (servedBy(rollout, 'canary') ?? stable.previous) : (stable?.version ?? null)
}

/** The most likely action on a release as a button, and all of them in a menu. */
export const ReleaseActions = (props: Props) => {
  const { onAction, release } = props
  const [first] = useItems(props)
  return (
    <>
      {first && (
        <Button
          leftSection={<Icon name={first.picture} size={18} />}
          onClick={() => onAction({ kind: first.kind, version: release.version })}
        >
          {first.label}
        </Button>
      )}
      <ReleaseMenu {...props} />
    </>
  )
}

/** A menu of all that can be done with a release. */
export const ReleaseMenu = (props: Props) => {
  const { area, rollout, release, onAction } = props
  const { t } = useTranslation()
  const items = useItems(props)
  const { version, available } = release
  const other = otherOf(version, rollout)
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('Actions for {{name}}', { name: version })}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ kind, label, picture }) => (
          <Menu.Item
            key={kind}
            leftSection={<Icon name={picture} size={18} />}
            onClick={() => onAction({ kind, version })}
          >
            {label}
          </Menu.Item>
        ))}
        {items.length > 0 && <Menu.Divider />}
        {other !== null && (
          <Menu.Item
            component={Link}
            to={comparePath(area.name, other, version)}
            leftSection={<Icon name="compare" size={18} />}
          >
            {t('Compare with {{version}}', { version: other })}
          </Menu.Item>
        )}
        {available && (
          <Menu.Item
            component="a"
            href={standalonePath(area.name, version)}
            leftSection={<Icon name="device" size={18} />}
          >
            {t('Open with sample data')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
