import { useQuery } from '@lekta/shared/client'
import { type Invoice, invoiceContract } from '@lekta/shared/contract/money/invoice'
import { isGrant } from '@lekta/shared/contract/money/plan'
import { type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { useTranslation } from '@lekta/shared/i18n'
import { listQuery } from '@lekta/shared/lists/use-list'
import { Link } from '@lekta/shared/routing'
import { Alert, Anchor, Icon, Text } from '@lekta/shared/ui'
import { assignPath } from './order-path'

/** The school's running subscriptions and unpaid orders, which say whether and what to order. */
export function useOrderContext() {
  const fresh = { refetchOnMountOrArgChange: true }
  const first = { page: 1, itemsPerPage: 20, search: '', sortDesc: true }
  const byStatus = listQuery({ ...first, sortBy: 'standing' })
  const { data } = useQuery(subscriptionContract.subscriptions, { query: byStatus }, fresh)
  const byDay = { ...listQuery({ ...first, sortBy: 'issued_at' }), status: 'unpaid' as const }
  const unpaid = useQuery(invoiceContract.invoices, { query: byDay }, fresh)
  const all = data?.data ?? []
  const running = all.filter(({ status }) => status === 'active')
  return {
    isLoading: data === undefined,
    running,
    unpaid: unpaid.data?.data ?? [],
    /** The plan that the school already has. */
    plan: running.find(({ plan }) => !isGrant(plan))?.plan,
  }
}

interface Props {
  running: readonly Subscription[]
  unpaid: readonly Invoice[]
}

/** Reminds of free seats and of orders that are not paid yet. Renders nothing if there are none. */
export const OrderContext = ({ running, unpaid }: Props) => {
  const { t } = useTranslation()
  const withFree = running.filter(({ free }) => free > 0)
  const free = withFree.reduce((sum, one) => sum + one.free, 0)
  const [first] = withFree
  if (!first && unpaid.length === 0) return null
  return (
    <Alert color="orange" role="note" icon={<Icon name="ticket" />}>
      {first && (
        <Text size="sm">
          {t('You still have {{count}} free seats.', {
            count: free,
            defaultValue_one: 'You still have {{count}} free seat.',
          })}{' '}
          <Anchor component={Link} to={assignPath(first.id)} size="sm" fw={600}>
            {t('Give seats to classes')}
          </Anchor>
        </Text>
      )}
      {unpaid.map(({ id, seats }) => (
        <Text key={id} size="sm">
          {t('Your order of {{count}} seats is not paid yet.', {
            count: seats,
            defaultValue_one: 'Your order of {{count}} seat is not paid yet.',
          })}{' '}
          <Anchor component={Link} to={`/school/invoice-detail/${id}`} size="sm" fw={600}>
            {t('Go to payment')}
          </Anchor>
        </Text>
      ))}
    </Alert>
  )
}
