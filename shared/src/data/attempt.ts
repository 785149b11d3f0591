import { inject } from '@lekta/shared/client'
import { attemptContract } from '../contract/attempt'

export const { useTestsQuery, useTestQuery, useStartTestMutation } = inject(attemptContract)
