import { Navigate, useSearchParams } from '@lekta/shared/routing'

/** What a provider calls a payment that is made, or on its way. */
const good = ['settlement', 'capture', 'authorize', 'pending']

/** Where a payment provider sends the browser back to. */
const PaymentsResponse = () => {
  const [params] = useSearchParams()
  const status = params.get('transaction_status')?.toLowerCase() ?? ''
  return <Navigate to={good.includes(status) ? '/payments/confirm' : '/payments/failed'} replace />
}

export default PaymentsResponse
