import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Notice, Text } from '@lekta/shared/ui'
import type { RemoteError } from './remote-error'

/** Returns the reason in plain words, and what the user can do about it. */
function useExplanation({ reason, late }: RemoteError) {
  const { t } = useTranslation()
  const slow = late
    ? t('It’s taking longer than usual to load. It will open here as soon as it has loaded.')
    : t('It took too long to load. Please check your connection and try again.')
  return {
    offline: t('You’re offline. This page will open as soon as you’re connected again.'),
    down: t('The server isn’t responding. Please try again in a few minutes. Everything else still works.'),
    slow,
    mismatch: t('This page needs a newer version of Lekta. Please reload, or try again in a few minutes.'),
    integrity: t('Its files have been changed since they were released, so for your safety Lekta didn’t open them.'),
    crash: t('Something on this page isn’t working. Please try again in a few minutes. Everything else still works.'),
    stopped: t(
      'This page stopped responding, so Lekta closed it. It stays closed in this tab until it has been fixed. Everything else still works.',
    ),
  }[reason]
}

/** Replaces a page of an area that cannot be shown; everything around it keeps working. */
export const FailureCard = ({ error, onRetry }: { error: RemoteError; onRetry: () => void }) => {
  const { t } = useTranslation()
  const explanation = useExplanation(error)
  return (
    <div role="alert">
      <Notice
        picture={<Icon name={error.reason === 'offline' ? 'offline' : 'alert'} size={40} />}
        title={t('This page isn’t available right now')}
        action={
          <>
            <Button leftSection={<Icon name="retry" size={18} />} onClick={onRetry}>
              {t('Retry')}
            </Button>
            <Text size="xs" c="dimmed">
              {t('Area: {{area}}, version {{version}}', { area: error.area, version: error.version })}
            </Text>
          </>
        }
      >
        {explanation}
      </Notice>
    </div>
  )
}
