import { inject } from '@lekta/shared/client'
import { textContract } from '../contract/text'

export const { useAnalyseTextMutation, useTextOfFileMutation, useTextReadersQuery } = inject(textContract)
