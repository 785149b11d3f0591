import type { planContract } from '@lekta/shared/contract/money/plan'
import type { Handlers } from '../http/implement'
import { selectOfferedPlans } from './queries'

export const planHandlers: Handlers<typeof planContract> = {
  plans: ({ database }) => selectOfferedPlans(database),
}
