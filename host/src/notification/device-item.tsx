import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Menu } from '@lekta/shared/ui'
import { useDeviceMessages } from './use-device-messages'

/** Offers browser notifications under the bell, or says how to allow them; renders nothing if they are on. */
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
