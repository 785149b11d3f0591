import type { ScheduledChild } from '@lekta/shared/contract/schedule'
import { useTranslation } from '@lekta/shared/i18n'
import type { ChildStatus } from '../../schedule/child-status'

const MINUTE = 60_000
const minutesSince = (time: string, now: number) => Math.max(1, Math.floor((now - Date.parse(time)) / MINUTE))

/** Returns a function that describes a child's status, with its duration if relevant. */
export function useStatusText() {
  const { t } = useTranslation()
  return (
    { working, tries_used, tries_allowed, allowed_from }: ScheduledChild,
    status: ChildStatus,
    now: number,
  ): string => {
    switch (status) {
      case 'waiting':
        return allowed_from === null ? t('Not started') : t('Not started; can start now')
      case 'missed':
        return t('Not taken')
      case 'finished':
        return tries_used < tries_allowed ? t('Finished; retake allowed') : t('Finished')
      case 'reading':
        return t('Reading')
      case 'resting':
        return t('Paused: answering too fast')
      case 'guessing':
        return t('Answering too fast')
      case 'idle':
        return t('No answer for {{count}} min', { count: minutesSince(working?.moved_at ?? '', now) })
      case 'away':
        return t('Offline for {{count}} min', { count: minutesSince(working?.seen_at ?? '', now) })
    }
  }
}
