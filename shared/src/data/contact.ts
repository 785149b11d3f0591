import { inject } from '@lekta/shared/client'
import { contactContract } from '../contract/contact'

export const { useSendMessageMutation } = inject(contactContract)
