import type { ReleaseArea } from '@lekta/shared/contract/delivery/release-area'
import type { Rollout } from '@lekta/shared/contract/delivery/rollout'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Panel, Text } from '@lekta/shared/ui'
import type { ReactNode } from 'react'
import type { ReleaseAction } from '../dialogs/dialog-props'
import { ShareBar } from '../parts/share-bar'
import { useAudienceText } from '../parts/use-audience-text'
import { useReleaseNames } from '../parts/use-release-names'
import { VersionLink, VersionText } from '../parts/version-text'
import styles from './area.module.css'

interface Props {
  area: ReleaseArea
  rollout: Rollout
  onAction: (action: ReleaseAction) => void
}

type Channel = Rollout['channels'][number]

const Since = ({ at }: { at: string }) => {
  const { t } = useTranslation()
  const dateAndTime = useDateAndTime()
  return <span>{t('since {{time}}', { time: dateAndTime(at) })}</span>
}

/** What a channel serves, with the buttons that change it. */
const Serving = ({ area, served, children }: { area: string; served: Channel; children?: ReactNode }) => {
  const { t } = useTranslation()
  const { channels: names } = useReleaseNames()
  const audienceText = useAudienceText()
  const { channel, version, previous, audience, since } = served
  return (
    <li>
      <Group justify="space-between" gap={4}>
        <Text size="sm" c="dimmed">
          {names[channel]}
        </Text>
        <Text size="sm" c="dimmed">
          <Since at={since} />
        </Text>
      </Group>
      <VersionLink area={area} version={version} />
      {channel !== 'stable' && (
        <>
          {audience.share > 0 && <ShareBar share={audience.share} />}
          <Text size="sm">{audienceText(audience)}</Text>
        </>
      )}
      {channel === 'stable' && (
        <Text size="sm" c="dimmed">
          {previous === null ? (
            t('No other release could take over if it failed.')
          ) : (
            <>
              {t('Takes over where it fails:')} <VersionText>{previous}</VersionText>
            </>
          )}
        </Text>
      )}
      {children && (
        <Group gap="xs" mt={6}>
          {children}
        </Group>
      )}
    </li>
  )
}

/** Who gets which release of an area. */
export const ServingPanel = ({ area, rollout, onAction }: Props) => {
  const { t } = useTranslation()
  const find = (name: Channel['channel']) => rollout.channels.find(({ channel }) => channel === name)
  const [stable, canary, next] = [find('stable'), find('canary'), find('next')]
  const change = { size: 'compact-md', variant: 'default' } as const
  const stop = (version: string) => (
    <Button {...change} onClick={() => onAction({ kind: 'stop', version })}>
      {t('Stop')}
    </Button>
  )
  return (
    <Panel title={t('Who gets what')}>
      {rollout.channels.length === 0 ? (
        <Text c="dimmed">
          {t('Nothing is served yet. Hand in a release with a token of this area, then serve it to everyone.')}
        </Text>
      ) : (
        <ul className={styles.serving}>
          {stable && <Serving area={area.name} served={stable} />}
          {canary && (
            <Serving area={area.name} served={canary}>
              {!area.freeze && (
                <>
                  <Button {...change} onClick={() => onAction({ kind: 'promote', version: canary.version })}>
                    {t('Serve to everyone')}
                  </Button>
                  <Button {...change} onClick={() => onAction({ kind: 'roll out', version: canary.version })}>
                    {t('Change share')}
                  </Button>
                </>
              )}
              {stop(canary.version)}
            </Serving>
          )}
          {next && (
            <Serving area={area.name} served={next}>
              {stop(next.version)}
            </Serving>
          )}
        </ul>
      )}
    </Panel>
  )
}
