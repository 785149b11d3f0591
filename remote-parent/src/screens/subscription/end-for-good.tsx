import { useMutation } from '@lekta/shared/client'
import { type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { Button } from '@lekta/shared/ui'

/** Cancels the renewal of a subscription, or restores it. */
export const EndForGood = ({ subscription: { id, ends_at, ends_for_good } }: { subscription: Subscription }) => {
  const { t } = useTranslation()
  const day = useDay()
  const act = useAction()
  const [cancel] = useMutation(subscriptionContract.cancelSubscription)
  const [resume, { isLoading }] = useMutation(subscriptionContract.resumeSubscription)
  if (ends_for_good)
    return (
      <Button
        variant="default"
        loading={isLoading}
        onClick={() => void act(() => resume({ params: { id } }).unwrap(), t('You can renew this subscription again.'))}
      >
        {t('Keep subscription')}
      </Button>
    )
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      c="dimmed"
      title={t('Stop renewing this subscription?')}
      text={t(
        'It runs until {{day}} with all its seats and tests. After that it ends. You can change your mind until then.',
        {
          day: ends_at ? day(ends_at) : '',
        },
      )}
      action={t('Stop renewal')}
      onConfirm={() => act(() => cancel({ params: { id } }).unwrap(), t('The subscription will end on its last day.'))}
    >
      {t('Stop renewal')}
    </ConfirmButton>
  )
}
