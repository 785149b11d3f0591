import { browserStore, useAppSelector, useProfile } from '@lekta/shared/client'
import type { RecordKind } from '@lekta/shared/contract/search'
import { useLocation } from '@lekta/shared/routing'
import { useEffect, useMemo } from 'react'
import { usePortalContext } from '../../federation/portal-context'
import { recordAddressesOf, recordAt } from './record-addresses'

/** How many records are remembered for each account. */
const MOST_REMEMBERED = 8

const keyOf = (accountId: number) => `recent-${accountId}`

const isRef = (text: string) => /^[a-z]+:[1-9]\d{0,8}$/.test(text)

/** Returns what the account has opened on this device, newest first: kinds and numbers, such as `student:12`. */
export const readRefs = (accountId: number): string[] =>
  (browserStore.get(keyOf(accountId)) ?? '').split(',').filter(isRef).slice(0, MOST_REMEMBERED)

function remember(accountId: number, kind: RecordKind, id: number) {
  const ref = `${kind}:${id}`
  const others = readRefs(accountId).filter((other) => other !== ref)
  browserStore.set(keyOf(accountId), [ref, ...others].slice(0, MOST_REMEMBERED).join(','))
}

/** Returns the number of the account that is logged in, as soon as it is known. */
export function useAccountId(): number | undefined {
  const isLoggedIn = useAppSelector(({ session }) => session.token !== null)
  return useProfile(undefined, { skip: !isLoggedIn }).data?.id
}

/** Remembers each record whose page is opened, without its name: other people may use the device. */
export function useRememberRecords() {
  const { pages, remotes } = usePortalContext()
  const { roles } = useAppSelector(({ session }) => session)
  const addresses = useMemo(() => recordAddressesOf(remotes.areas, pages, roles), [remotes.areas, pages, roles])
  const accountId = useAccountId()
  const { pathname, search } = useLocation()
  const record = recordAt(addresses, pathname + search)
  const [kind, id] = [record?.kind, record?.id]
  useEffect(() => {
    if (accountId !== undefined && kind && id !== undefined) remember(accountId, kind, id)
  }, [accountId, kind, id])
}
