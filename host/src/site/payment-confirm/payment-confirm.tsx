import { type ApiError, useMutation } from '@lekta/shared/client'
import { type Payment, paymentContract, sandboxMethods, sandboxScenarios } from '@lekta/shared/contract/money/payment'
import { useTranslation } from '@lekta/shared/i18n'
import { useAmount } from '@lekta/shared/invoices/use-amount'
import { Link, Navigate, useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Alert, Button, NativeSelect, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { FormHead } from '../form-head'
import { OpenPayment } from '../open-payment'
import { PaymentInvoice } from '../payment-invoice'
import { methodLabels, scenarioLabels } from '../payment-methods'

type Body = { outcome: 'paid' | 'failed'; mood?: (typeof sandboxScenarios)[number] }

/** Makes a sandbox payment succeed or fail, and redirects as a provider would. */
function useConfirm(id: string, method: (typeof sandboxMethods)[number]) {
  const go = useNavigate()
  const [confirm, { isLoading }] = useMutation(paymentContract.confirmPayment)
  const [failure, setFailure] = useState<string | null>(null)
  const pay = async (body: Body) => {
    try {
      await confirm({ params: { id }, body: { way: method, ...body } }).unwrap()
      await go(`/payments/response?order_id=${id}`, { replace: true })
    } catch (error) {
      setFailure((error as ApiError).message)
    }
  }
  return { pay, busy: isLoading, failure }
}

const bodyOf = (choice: string): Body => {
  const mood = sandboxScenarios.find((one) => one === choice)
  return { outcome: choice === 'failed' ? 'failed' : 'paid', ...(mood && { mood }) }
}

const OutcomeChoice = ({ value, onChoose }: { value: string; onChoose: (value: string) => void }) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('How should this test payment end?')}
      value={value}
      data={[
        { value: 'paid', label: t('Success') },
        { value: 'failed', label: t('Declined') },
        ...sandboxScenarios.map((mood) => ({ value: mood, label: t(scenarioLabels[mood]) })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

const Content = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation()
  const amount = useAmount()
  const [params] = useSearchParams()
  const method = sandboxMethods.find((one) => one === params.get('way')) ?? 'bank'
  const [choice, setChoice] = useState('paid')
  const { pay, busy, failure } = useConfirm(payment.id, method)
  return (
    <Stack gap="md">
      <div>
        <FormHead title={t('Confirm payment')} />
        <PaymentInvoice payment={payment} />
        <Text ta="center">{t('Payment method: {{way}}', { way: t(methodLabels[method]) })}</Text>
      </div>
      <OutcomeChoice value={choice} onChoose={setChoice} />
      {failure && (
        <Alert color="red" role="alert">
          {t(failure)}
        </Alert>
      )}
      <Button size="md" loading={busy} onClick={() => void pay(bodyOf(choice))}>
        {t('Pay {{amount}}', { amount: amount(payment.amount, payment.currency) })}
      </Button>
      <Button component={Link} to={`/payment/${payment.id}?way=${method}`} size="md" variant="default">
        {t('Use another payment method')}
      </Button>
    </Stack>
  )
}

/** The confirmation before the sandbox pays. A real provider has its own page for this. */
const PaymentConfirm = () => (
  <OpenPayment>
    {(payment) =>
      payment.provider === 'sandbox' ? (
        <Content payment={payment} />
      ) : (
        <Navigate to={`/payment/${payment.id}`} replace />
      )
    }
  </OpenPayment>
)

export default PaymentConfirm
