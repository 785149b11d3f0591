import { inject } from '@lekta/shared/client'
import { planContract } from '../contract/plan'

export const { usePlansQuery } = inject(planContract)
