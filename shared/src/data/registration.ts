import { inject } from '@lekta/shared/client'
import { registrationContract } from '../contract/registration'

export const {
  useRegisterParentMutation,
  useConfirmEmailMutation,
  useForgotPasswordMutation,
  useCheckPasswordLinkQuery,
  useChangePasswordMutation,
  useChangePasswordBypassMutation,
  useCreatePasswordLinkMutation,
  useCreateTeacherPasswordLinkMutation,
} = inject(registrationContract)
