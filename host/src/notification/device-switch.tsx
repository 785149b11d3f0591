import { useTranslation } from '@lekta/shared/i18n'
import { Switch } from '@lekta/shared/ui'
import { useDeviceMessages } from './use-device-messages'

/** Switches browser notifications on this device, if the browser supports them. */
export const DeviceSwitch = () => {
  const { t } = useTranslation()
  const { messages, turnOn, turnOff } = useDeviceMessages()
  if (!messages || messages.state === 'unsupported') return null
  const { state, closed } = messages
  const label = t('Show notifications on this device')
  const reach = closed ? t('Even when Lekta is closed') : t('While Lekta is open, even behind other windows')
  return (
    <Switch
      // The description is inside the label and would otherwise become part of the name.
      aria-label={label}
      label={label}
      description={
        state === 'blocked'
          ? t(
              'Your browser is blocking them. Click the icon next to the address, allow notifications, then reload the page.',
            )
          : reach
      }
      checked={state === 'on'}
      disabled={state === 'blocked'}
      onChange={state === 'on' ? turnOff : turnOn}
    />
  )
}
