import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Anchor, Text } from '@lekta/shared/ui'

/** Replaces a fill that cannot be shown: a short note for adults, and nothing for children. */
export const FillFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  const role = useAppSelector(({ session }) => session.roles[0])
  if (role === 'child') return null
  return (
    <Text size="xs" lh={1.3} c="dimmed" role="status">
      {t('One part isn’t available.')}{' '}
      <Anchor component="button" type="button" inherit onClick={onRetry}>
        {t('Retry')}
      </Anchor>
    </Text>
  )
}
