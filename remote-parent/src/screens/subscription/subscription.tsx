import { useQuery } from '@lekta/shared/client'
import { type SeatedStudent, type Subscription, subscriptionContract } from '@lekta/shared/contract/money/subscription'
import { combineQueries, QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, DashboardGrid, DashboardSkeleton, EmptyNotice, Icon, PageHeader } from '@lekta/shared/ui'
import { orderPath } from '../../addresses'
import { Earlier, Waiting } from './other-lists'
import { RedeemVoucher } from './redeem-voucher'
import { RunningCard } from './running-card'
import styles from './subscription.module.css'

const Nothing = () => {
  const { t } = useTranslation()
  return (
    <EmptyNotice
      title={t('No active subscription')}
      action={
        <Button component={Link} to={orderPath()}>
          {t('See the plans')}
        </Button>
      }
    >
      {t('With a subscription, your children take reading tests at home and you follow their progress.')}
    </EmptyNotice>
  )
}

const Board = ({ rows, family }: { rows: readonly Subscription[]; family: readonly SeatedStudent[] }) => {
  const of = (...states: Subscription['status'][]) => rows.filter(({ status }) => states.includes(status))
  const running = of('active')
  return (
    <DashboardGrid
      main={
        <>
          {running.length === 0 && <Nothing />}
          <ul className={styles.cards}>
            {running.map((row) => (
              <RunningCard key={row.id} subscription={row} family={family} />
            ))}
          </ul>
        </>
      }
      side={
        <>
          <Waiting rows={of('pending')} />
          {family.length > 0 && <RedeemVoucher family={family} />}
          <Earlier rows={of('ended', 'dropped')} />
        </>
      }
    />
  )
}

/** A query for all subscriptions of a parent, newest first. One page is enough, because a family has few. */
const all = { options: { itemsPerPage: 100, sortDesc: true } }

const Content = () => {
  const fresh = { refetchOnMountOrArgChange: true }
  const rows = useQuery(subscriptionContract.subscriptions, { query: all }, fresh)
  const children = useQuery(subscriptionContract.seatedChildren, undefined, fresh)
  return (
    <QueryContent query={combineQueries({ rows, children })} skeleton={<DashboardSkeleton />}>
      {(loaded) => <Board rows={loaded.rows.data} family={loaded.children} />}
    </QueryContent>
  )
}

/** A parent's subscriptions: running ones with their seats, and those awaiting payment. */
export default function Subscriptions() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('Subscription')} subtitle={t('Your plan and who is on it')}>
        <Button component={Link} to={orderPath()} leftSection={<Icon name="add" size={18} />}>
          {t('Purchase')}
        </Button>
      </PageHeader>
      <Content />
    </>
  )
}
