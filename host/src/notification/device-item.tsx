import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Menu } from '@lekta/shared/ui'
import { useDeviceMessages } from './use-device-messages'

/** A line under the bell that offers messages beside the page, or says how to allow them; none where they show already. */
export const DeviceItem = () => {
  const { t } = useTranslation()
  const { messages, turnOn, explain } = useDeviceMessages()
  if (!messages || messages.state === 'unsupported' || messages.state === 'on') return null
  const isBlocked = messages.state === 'blocked'
  return (
    <Menu.Item c="dimmed" fz="sm" leftSection={<Icon name="device" size={18} />} onClick={isBlocked ? explain : turnOn}>
      {isBlocked ? t('Notifications are blocked: how to allow them') : t('Show notifications on this device')}
    </Menu.Item>
  )
}
