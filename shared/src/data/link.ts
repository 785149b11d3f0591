import { inject } from '@lekta/shared/client'
import { linkContract } from '../contract/link'

export const {
  useAskLinkMutation,
  useOwnLinkRequestsQuery,
  useWithdrawLinkMutation,
  useLetGoChildMutation,
  useLinkRequestsQuery,
  useApproveLinkMutation,
  useDeclineLinkMutation,
  useLinkedParentsQuery,
  useEndLinkMutation,
} = inject(linkContract)
