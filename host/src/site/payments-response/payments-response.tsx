import { useMutation } from '@lekta/shared/client'
import { type Payment, paymentContract } from '@lekta/shared/contract/money/payment'
import { useTranslation } from '@lekta/shared/i18n'
import { Navigate, useSearchParams } from '@lekta/shared/routing'
import { Progress, Stack, Text, Title } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { PublicFrame } from '../frame/public-frame'

/** The provider's statuses for a payment that was made or is pending. */
const good = ['settlement', 'capture', 'authorize', 'pending']

/** Maximum number of checks of a payment's status, and the milliseconds between them. */
const maxChecks = 8
const pause = 2000

type Target = 'confirm' | 'failed'

const targetOf = (status: Payment['status']): Target | null => {
  if (status === 'failed') return 'failed'
  return status === 'started' || status === 'pending' ? null : 'confirm'
}

/**
 * Polls the server until the provider has reported the status. If that takes too long, the payment counts as pending.
 */
function useTarget(id: string | null): { target: Target | null; checks: number } {
  const [check] = useMutation(paymentContract.checkPayment)
  const [state, setState] = useState<{ target: Target | null; checks: number }>({ target: null, checks: 0 })
  const { checks } = state
  useEffect(() => {
    if (id === null) return
    let isActive = true
    const checkStatus = async () => {
      const { data } = await check({ params: { id } })
      const target = data ? targetOf(data.status) : null
      if (isActive) setState({ target: target ?? (checks + 1 >= maxChecks ? 'confirm' : null), checks: checks + 1 })
    }
    const timer = setTimeout(() => void checkStatus(), checks === 0 ? 0 : pause)
    return () => {
      isActive = false
      clearTimeout(timer)
    }
  }, [id, checks, check])
  return state
}

const Checking = ({ checks }: { checks: number }) => {
  const { t } = useTranslation()
  return (
    <PublicFrame kind="form">
      <Stack align="center" gap="md" role="status">
        <Title order={1} size="h2" ta="center">
          {t('One moment')}
        </Title>
        <Text ta="center">{t('We’re checking your payment with the payment provider.')}</Text>
        <Progress w="100%" value={(checks / maxChecks) * 100} aria-label={t('Waiting')} />
      </Stack>
    </PublicFrame>
  )
}

/**
 * The page to which a payment provider redirects. The address contains only the provider's claim; the server knows
 * whether the payment was made.
 */
const PaymentsResponse = () => {
  const [params] = useSearchParams()
  const id = params.get('order_id')
  const claimed = good.includes(params.get('transaction_status')?.toLowerCase() ?? '') ? 'confirm' : 'failed'
  const { target, checks } = useTarget(id)
  if (id === null) return <Navigate to={`/payments/${claimed}`} replace />
  return target ? (
    <Navigate to={`/payments/${target}?order_id=${encodeURIComponent(id)}`} replace />
  ) : (
    <Checking checks={checks} />
  )
}

export default PaymentsResponse
