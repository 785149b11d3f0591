import { inject } from '@lekta/shared/client'
import { setupContract } from '../contract/setup'

export const { useCheckSetupCodeMutation, useSetUpMutation } = inject(setupContract)
