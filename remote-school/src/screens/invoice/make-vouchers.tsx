import { useMutation, useQuery } from '@lekta/shared/client'
import { type RunningSubscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { voucherContract } from '@lekta/shared/contract/money/voucher'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import { Dialog, NativeSelect, Skeleton, Stack, Text, TextInput } from '@lekta/shared/ui'
import type { ReactNode } from 'react'

interface Props {
  opened: boolean
  /** The id of the subscription to take the seats from, if known. */
  subscription: string
  /** The button that orders more seats. */
  order: ReactNode
  onClose: () => void
  /** Called with the new batch. */
  onMade: (batch: string) => void
}

type Sources = readonly { value: string; label: string }[]

const Fields = ({
  sources,
  first,
  onClose,
  onMade,
}: { sources: Sources; first: string } & Pick<Props, 'onClose' | 'onMade'>) => {
  const { t } = useTranslation()
  const [make] = useMutation(voucherContract.makeVouchers)
  const form = useForm({
    body: voucherContract.makeVouchers.body,
    initial: { subscription_id: first, count: '10' },
    send: async (body) => {
      const { batch } = await make({ body }).unwrap()
      onMade(batch)
    },
    done: t('Vouchers created.'),
  })
  return (
    <Form form={form} label={t('Create vouchers')} action={t('Create vouchers')} onCancel={onClose}>
      <NativeSelect {...form.text('subscription_id')} label={t('Subscription')} data={[...sources]} />
      <TextInput
        {...form.text('count')}
        label={t('Number of codes')}
        description={t('Each code reserves one seat until it is redeemed or cancelled.')}
        type="number"
        inputMode="numeric"
        min={1}
        max={1000}
        maw={220}
        data-autofocus
      />
    </Form>
  )
}

const Content = ({
  running,
  subscription,
  order,
  ...rest
}: Omit<Props, 'opened'> & { running: readonly RunningSubscription[] }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const sources = running
    .filter(({ free }) => free > 0)
    .map(({ id, plan_name, free, ends_at }) => ({
      value: String(id),
      label: t('{{plan}}, {{free}} free, until {{day}}', { plan: t(plan_name), free, day: day(ends_at) }),
    }))
  const [usual] = sources
  if (!usual)
    return (
      <Stack gap="md" align="flex-start">
        <Text>{t('There are no free seats for vouchers.')}</Text>
        {order}
      </Stack>
    )
  const first = sources.find(({ value }) => value === subscription) ?? usual
  return <Fields sources={sources} first={first.value} {...rest} />
}

const Loaded = (props: Omit<Props, 'opened'>) => (
  <QueryContent
    query={useQuery(subscriptionContract.runningSubscriptions, undefined, { refetchOnMountOrArgChange: true })}
    skeleton={<Skeleton height={190} />}
  >
    {(running) => <Content running={running} {...props} />}
  </QueryContent>
)

/** Creates vouchers from free seats. */
export const MakeVouchers = ({ opened, ...rest }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={t('Create vouchers')}>
      <Loaded {...rest} />
    </Dialog>
  )
}
