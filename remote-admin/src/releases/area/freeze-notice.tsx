import { useMutation } from '@lekta/shared/client'
import { type ReleaseArea, releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { useDateAndTime } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Alert, Group, Icon, Text } from '@lekta/shared/ui'

/** Says that an area is frozen, why and until when, with a button that ends it. */
export const FreezeNotice = ({ area: { name, freeze } }: { area: ReleaseArea }) => {
  const { t } = useTranslation()
  const act = useAction()
  const dateAndTime = useDateAndTime()
  const [unfreeze] = useMutation(releaseAreaContract.unfreezeArea)
  if (!freeze) return null
  const { since, until, by, reason } = freeze
  return (
    <Alert
      color="orange"
      icon={<Icon name="freeze" />}
      title={
        until === null
          ? t('This area is frozen')
          : t('This area is frozen until {{time}}', { time: dateAndTime(until) })
      }
    >
      <Group justify="space-between" align="flex-end" gap="sm">
        <div style={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text size="sm" c="var(--mantine-color-text)">
            {reason}
          </Text>
          <Text size="sm" c="var(--mantine-color-text)">
            {by === null
              ? t('Since {{time}}. Rolling back and stopping remain possible.', { time: dateAndTime(since) })
              : t('By {{name}}, since {{time}}. Rolling back and stopping remain possible.', {
                  name: by,
                  time: dateAndTime(since),
                })}
          </Text>
        </div>
        <ConfirmButton
          variant="default"
          title={t('End the freeze of {{area}}?', { area: name })}
          text={t('From now on, people and programs can change its releases again.')}
          action={t('End freeze')}
          onConfirm={() =>
            act(
              () => unfreeze({ params: { area: name } }).unwrap(),
              t('The freeze of {{area}} is over.', { area: name }),
            )
          }
        >
          {t('End freeze')}
        </ConfirmButton>
      </Group>
    </Alert>
  )
}
