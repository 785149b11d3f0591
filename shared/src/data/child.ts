import { inject } from '@lekta/shared/client'
import { childContract } from '../contract/child'

export const { useChildrenQuery, useChildQuery, useAddChildMutation, useGiveHomeTestMutation } = inject(childContract)
