import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon, Text } from '@lekta/shared/ui'

/** Replaces a fill that cannot be shown: a short note for adults, and nothing for children. */
export const FillFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const role = useAppSelector(({ session }) => session.roles[0])
  if (role === 'child') return null
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="dimmed">
        {t('One part isn’t available right now.')}
      </Text>
      <Button variant="subtle" size="compact-sm" leftSection={<Icon name="retry" size={16} />} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Group>
  )
}
