import { inject } from '@lekta/shared/client'
import { notificationContract } from '../contract/notification'

export const {
  useNotificationsQuery,
  useNotificationChoicesQuery,
  useChooseNotificationMutation,
  usePushDeviceMutation,
  useForgetPushDeviceMutation,
} = inject(notificationContract)
