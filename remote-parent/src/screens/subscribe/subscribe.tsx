import { useQuery } from '@lekta/shared/client'
import { type Plan, planContract } from '@lekta/shared/contract/money/plan'
import { type SeatedStudent, type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Card, DashboardGrid, DashboardSkeleton, PageHeader, Stack, Text } from '@lekta/shared/ui'
import { NoChildren } from '../child/no-children'
import { RedeemVoucher } from '../subscription/redeem-voucher'
import { ChildChoice } from './child-choice'
import { PlanChoice } from './plan-choice'
import { Summary } from './summary'
import { useBuy } from './use-buy'
import { orderOf, useOrderDraft } from './use-order-draft'

interface SubscribeData {
  plans: readonly Plan[]
  family: readonly SeatedStudent[]
  /** The subscription that is renewed or extended with seats; null for a new one. */
  before: Subscription | null
}

const seatedIn = (family: readonly SeatedStudent[], id: number | null) =>
  family.filter(({ seats }) => seats.some(({ subscription_id }) => subscription_id === id)).map((child) => child.id)

/**
 * Returns the initially chosen children: for a renewal those with a seat, otherwise the only child, if there is just
 * one.
 */
function usual(draft: ReturnType<typeof useOrderDraft>, family: readonly SeatedStudent[]): readonly number[] {
  if (draft.purpose === 'renew') return seatedIn(family, draft.about)
  const [only] = family
  return only && family.length === 1 && draft.purpose === 'buy' ? [only.id] : []
}

const Order = ({ plans, family, before }: SubscribeData) => {
  const { t } = useTranslation()
  const draft = useOrderDraft()
  const chosen = draft.children ?? usual(draft, family)
  const plan = draft.plan ?? (draft.purpose === 'renew' ? (before?.plan ?? null) : null)
  const order = orderOf({ ...draft, plan, children: chosen })
  const { submit, ...buying } = useBuy(order)
  const adding = draft.purpose === 'add'
  return (
    <DashboardGrid
      main={
        <Card>
          <Stack gap="xl">
            {adding && before ? (
              <Text>{t('You pay only for the time left in “{{plan}}”.', { plan: t(before.plan_name) })}</Text>
            ) : (
              <PlanChoice plans={plans} chosen={plan} onChoose={draft.choosePlan} />
            )}
            <ChildChoice
              family={family}
              chosen={chosen}
              onChoose={draft.chooseChildren}
              without={adding ? draft.about : null}
            />
          </Stack>
        </Card>
      }
      side={
        <>
          <Summary {...buying} onOrder={() => void submit()} />
          <RedeemVoucher family={family} />
        </>
      }
    />
  )
}

const Content = () => {
  const { about } = useOrderDraft()
  const fresh = { refetchOnMountOrArgChange: true }
  const plans = useQuery(planContract.plans, undefined, fresh)
  const family = useQuery(subscriptionContract.seatedChildren, undefined, fresh)
  const before = useQuery(subscriptionContract.subscription, { params: { id: about ?? 0 } }, { skip: about === null })
  const query = combineQueries({ plans, family, before: about === null ? { ...before, data: null } : before })
  return (
    <QueryContent query={query} skeleton={<DashboardSkeleton />} isForm>
      {({ plans, family, before }) =>
        family.length === 0 ? (
          <NoChildren />
        ) : (
          <Order plans={plans.filter(({ audience }) => audience === 'parent')} family={family} before={before} />
        )
      }
    </QueryContent>
  )
}

/** The order page: a new subscription, more seats, or a renewal. */
export default function Subscribe() {
  const { t } = useTranslation()
  const { purpose } = useOrderDraft()
  const titles = { buy: t('Purchase'), add: t('Add seats'), renew: t('Renew') }
  return (
    <>
      <PageHeader
        title={titles[purpose]}
        subtitle={t('Reading tests for your children, with the full price before you pay')}
      />
      <Content />
    </>
  )
}
