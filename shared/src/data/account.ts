import { inject } from '@lekta/shared/client'
import { accountContract } from '../contract/account'

export const {
  useEditMeMutation,
  useSendConfirmationMutation,
  useCancelEmailChangeMutation,
  useUploadAvatarMutation,
  useRemoveAvatarMutation,
  useChangeMyPasswordMutation,
  useMySessionsQuery,
  useEndMySessionMutation,
  useEndMyOtherSessionsMutation,
} = inject(accountContract)
