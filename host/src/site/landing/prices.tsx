import { type ApiError, useQuery } from '@lekta/shared/client'
import { type Plan, planContract } from '@lekta/shared/contract/money/plan'
import { useTranslation } from '@lekta/shared/i18n'
import { formatMoney } from '@lekta/shared/lib/text/money'
import { Link } from '@lekta/shared/routing'
import { Anchor, Button, FailureNotice, Skeleton } from '@lekta/shared/ui'
import styles from './prices.module.css'

const PlanCard = ({ plan }: { plan: Plan }) => {
  const { t, i18n } = useTranslation()
  const { name, price, currency, months, tests_per_child } = plan
  const money = (amount: number) => formatMoney(amount, currency, i18n.language)
  const time = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  return (
    <li className={styles.plan}>
      <h4>{t(name)}</h4>
      <p className={styles.price}>
        {money(price)} <span>{t('per child')}</span>
      </p>
      <dl>
        <div>
          <dt>{t('Tests per child')}</dt>
          <dd>{tests_per_child}</dd>
        </div>
        <div>
          <dt>{t('Valid for')}</dt>
          <dd>{time.format(months)}</dd>
        </div>
        <div>
          <dt>{t('Price per test')}</dt>
          <dd>{money(Math.round(price / tests_per_child))}</dd>
        </div>
      </dl>
    </li>
  )
}

interface GroupProps {
  title: string
  text: string
  plans: readonly Plan[] | undefined
  to: string
  action: string
}

const waiting = [1, 2, 3]

/** Shown if prices are unavailable. */
const AskForPrices = () => {
  const { t } = useTranslation()
  return (
    <p className={styles.asking}>
      <Anchor component={Link} to="/contact-us">
        {t('Ask us about prices')}
      </Anchor>
    </p>
  )
}

const Plans = ({ plans }: Pick<GroupProps, 'plans'>) => {
  if (plans?.length === 0) return <AskForPrices />
  return (
    <ul className={styles.plans} aria-busy={!plans}>
      {plans
        ? plans.map((plan) => <PlanCard key={plan.code} plan={plan} />)
        : waiting.map((index) => (
            <li key={index}>
              <Skeleton className={String(styles.waiting)} />
            </li>
          ))}
    </ul>
  )
}

const Group = ({ title, text, plans, to, action }: GroupProps) => (
  <section className={styles.group}>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Button component={Link} to={to}>
        {action}
      </Button>
    </div>
    <Plans plans={plans} />
  </section>
)

/** The prices for families and schools, from the server. */
export const Prices = () => {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(planContract.plans)
  const offered = error ? [] : data
  const forThe = (audience: Plan['audience']) => offered?.filter((plan) => plan.audience === audience)
  return (
    <div className={styles.groups}>
      {error && <FailureNotice message={(error as ApiError).message} onRetry={() => void refetch()} />}
      <Group
        title={t('For schools')}
        text={t('All students, teachers and reports are included. You can give unused seats to other children.')}
        plans={forThe('school')}
        to="/contact-us?topic=school"
        action={t('Get a quote for your school')}
      />
      <Group
        title={t('For families')}
        text={t('For children learning at home, or as an extra to school. Nothing renews automatically.')}
        plans={forThe('parent')}
        to="/register-parent"
        action={t('Register as a parent')}
      />
    </div>
  )
}
