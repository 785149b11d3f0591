import { useMutation } from '@lekta/shared/client'
import { type Payment, paymentContract } from '@lekta/shared/contract/payment'
import { useTranslation } from '@lekta/shared/i18n'
import { Navigate, useSearchParams } from '@lekta/shared/routing'
import { Progress, Stack, Text, Title } from '@lekta/shared/ui'
import { useEffect, useState } from 'react'
import { PublicFrame } from '../frame/public-frame'

/** What a provider calls a payment that is made, or on its way. */
const good = ['settlement', 'capture', 'authorize', 'pending']

/** How often it is asked how a payment stands, and how long is waited in between, in milliseconds. */
const asks = 8
const pause = 2000

type Way = 'confirm' | 'failed'

const wayOf = (status: Payment['status']): Way | null => {
  if (status === 'failed') return 'failed'
  return status === 'started' || status === 'pending' ? null : 'confirm'
}

/** Asks the server until the provider's word has come. Where it does not come in time, the payment counts as on its way. */
function useWay(id: string | null): { way: Way | null; asked: number } {
  const [check] = useMutation(paymentContract.checkPayment)
  const [state, setState] = useState<{ way: Way | null; asked: number }>({ way: null, asked: 0 })
  const { asked } = state
  useEffect(() => {
    if (id === null) return
    let isWanted = true
    const ask = async () => {
      const { data } = await check({ params: { id } })
      const way = data ? wayOf(data.status) : null
      if (isWanted) setState({ way: way ?? (asked + 1 >= asks ? 'confirm' : null), asked: asked + 1 })
    }
    const timer = setTimeout(() => void ask(), asked === 0 ? 0 : pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, asked, check])
  return state
}

const Asking = ({ asked }: { asked: number }) => {
  const { t } = useTranslation()
  return (
    <PublicFrame kind="form">
      <Stack align="center" gap="md" role="status">
        <Title order={1} size="h2" ta="center">
          {t('One moment')}
        </Title>
        <Text ta="center">{t('We’re checking your payment with the payment provider.')}</Text>
        <Progress w="100%" value={(asked / asks) * 100} aria-label={t('Waiting')} />
      </Stack>
    </PublicFrame>
  )
}

/** Where a payment provider sends the browser back to. What the address says is shown; the server alone knows what is paid. */
const PaymentsResponse = () => {
  const [params] = useSearchParams()
  const id = params.get('order_id')
  const told = good.includes(params.get('transaction_status')?.toLowerCase() ?? '') ? 'confirm' : 'failed'
  const { way, asked } = useWay(id)
  if (id === null) return <Navigate to={`/payments/${told}`} replace />
  return way ? (
    <Navigate to={`/payments/${way}?order_id=${encodeURIComponent(id)}`} replace />
  ) : (
    <Asking asked={asked} />
  )
}

export default PaymentsResponse
