import { inject } from '@lekta/shared/client'
import { testContract } from '../contract/test'

export const { useTestsQuery, useTestQuery, useStartTestMutation } = inject(testContract)
