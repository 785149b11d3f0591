import { inject } from '@lekta/shared/client'
import { subscriptionContract } from '../contract/subscription'

export const {
  useSubscriptionsQuery,
  useRunningSubscriptionsQuery,
  useSeatedChildrenQuery,
  useSubscriptionQuery,
  useSubscriptionSeatsQuery,
  useQuoteSubscriptionMutation,
  useBuySubscriptionMutation,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  useClassroomSubscriptionQuery,
  useAddClassroomSubscriptionMutation,
  useGetBackClassroomSubscriptionMutation,
} = inject(subscriptionContract)
