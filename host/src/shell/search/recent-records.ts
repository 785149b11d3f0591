import { useQuery } from '@lekta/shared/client'
import { type FoundRecord, searchContract } from '@lekta/shared/contract/search'
import { readRefs, useAccountId } from './remember-records'

const none: readonly FoundRecord[] = []

/** Returns what the account has opened last, as it is now. */
export function useRecentRecords(isEnabled: boolean): readonly FoundRecord[] {
  const accountId = useAccountId()
  const refs = accountId === undefined ? [] : readRefs(accountId)
  const skip = !isEnabled || refs.length === 0
  const { data } = useQuery(searchContract.recentRecords, { query: { of: refs.join(',') } }, { skip })
  return (!skip && data) || none
}
