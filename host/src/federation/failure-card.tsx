import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Notice, Text } from '@lekta/shared/ui'
import type { FailureReason, RemoteError } from './remote-error'

/** The reason in plain words: what is wrong, and what to do. */
function useReason(reason: FailureReason) {
  const { t } = useTranslation()
  return {
    offline: t('You are offline. This part opens as soon as the connection is back.'),
    down: t('The server of this part does not answer. The other parts work as usual.'),
    slow: t('This part took too long to load. The connection may be slow.'),
    mismatch: t('This part was made for another version of the portal. Reload the page, or come back later.'),
    integrity: t('The files of this part are not what was released, so they were not run.'),
    crash: t('This part has stopped because of a fault of its own. The other parts work as usual.'),
  }[reason]
}

/** Stands in the place of an area that cannot be shown; everything around it goes on. */
export const FailureCard = ({ error, onRetry }: { error: RemoteError; onRetry: () => void }) => {
  const { t } = useTranslation()
  const reason = useReason(error.reason)
  return (
    <div role="alert">
      <Notice
        picture={<Icon name={error.reason === 'offline' ? 'offline' : 'alert'} size={40} />}
        title={t('This part cannot be shown right now')}
        action={
          <>
            <Button leftSection={<Icon name="retry" size={18} />} onClick={onRetry}>
              {t('Retry')}
            </Button>
            <Text size="xs" c="dimmed">
              {t('Part: {{area}}, version {{version}}', { area: error.area, version: error.version })}
            </Text>
          </>
        }
      >
        {reason}
      </Notice>
    </div>
  )
}
