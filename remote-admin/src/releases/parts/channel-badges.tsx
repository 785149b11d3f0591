import type { Channel, Release } from '@lekta/shared/contract/delivery/release'
import { useTranslation } from '@lekta/shared/i18n'
import { StatusBadge, type StatusTone } from '@lekta/shared/ui'
import { useReleaseNames } from './use-release-names'

const tones: Readonly<Record<Channel, StatusTone>> = { stable: 'good', canary: 'caution', next: 'neutral' }

/** Who gets a release, and whether it was withdrawn, as badges. */
export const ChannelBadges = ({
  release: { channels, withdrawn, available, pins },
}: {
  release: Pick<Release, 'channels' | 'withdrawn' | 'available' | 'pins'>
}) => {
  const { t } = useTranslation()
  const names = useReleaseNames()
  return (
    <>
      {channels.map((channel) => (
        <StatusBadge key={channel} tone={tones[channel]}>
          {names.channels[channel]}
        </StatusBadge>
      ))}
      {pins > 0 && (
        <StatusBadge tone="neutral">
          {t('{{count}} pins', { count: pins, defaultValue_one: '{{count}} pin' })}
        </StatusBadge>
      )}
      {withdrawn && <StatusBadge tone="caution">{t('Withdrawn')}</StatusBadge>}
      {!available && <StatusBadge tone="neutral">{t('Files deleted')}</StatusBadge>}
    </>
  )
}
