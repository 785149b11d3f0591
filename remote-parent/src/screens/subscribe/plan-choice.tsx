import type { Plan } from '@lekta/shared/contract/money/plan'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { Icon, Text } from '@lekta/shared/ui'
import styles from './subscribe.module.css'

interface Props {
  plans: readonly Plan[]
  chosen: string | null
  onChoose: (code: string) => void
}

const PlanCard = ({ plan, chosen, onChoose }: { plan: Plan } & Pick<Props, 'chosen' | 'onChoose'>) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const { code, name, price, currency, months, tests_per_child: tests } = plan
  return (
    <label className={styles.plan}>
      <input type="radio" name="plan" value={code} checked={chosen === code} onChange={() => onChoose(code)} />
      <span className={styles.planName}>{t(name)}</span>
      <span className={styles.price}>{amount(price, currency)}</span>
      <Text component="span" size="sm" c="dimmed">
        {t('per child, tax included')}
      </Text>
      <span className={styles.facts}>
        <span>
          <Icon name="check" size={18} />{' '}
          {t('{{count}} reading tests', { count: tests, defaultValue_one: '{{count}} reading test' })}
        </span>
        <span>
          <Icon name="check" size={18} />{' '}
          {t('Use within {{count}} months', { count: months, defaultValue_one: 'Use within {{count}} month' })}
        </span>
        <span>
          <Icon name="check" size={18} /> {t('A full report after each test')}
        </span>
      </span>
      {tests > 1 && (
        <Text component="span" size="sm" fw={600}>
          {t('{{price}} per test', { price: amount(Math.round(price / tests), currency) })}
        </Text>
      )}
    </label>
  )
}

/** The plans for sale, side by side. */
export const PlanChoice = ({ plans, ...choice }: Props) => {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.fieldset}>
      <legend>{t('Choose a plan')}</legend>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard key={plan.code} plan={plan} {...choice} />
        ))}
      </div>
    </fieldset>
  )
}
