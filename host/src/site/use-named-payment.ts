import { useQuery } from '@lekta/shared/client'
import { type Payment, paymentContract } from '@lekta/shared/contract/money/payment'
import { useSearchParams } from '@lekta/shared/routing'

/** The payment in the address, if it exists; polled until it is settled. */
export function useNamedPayment(): Payment | undefined {
  const id = useSearchParams()[0].get('order_id')
  const options = {
    skip: id === null,
    refetchOnMountOrArgChange: true,
    pollingInterval: 10_000,
    skipPollingIfUnfocused: true,
  }
  return useQuery(paymentContract.payment, { params: { id: id ?? '' } }, options).data
}
