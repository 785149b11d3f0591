import { useTranslation } from '@lekta/shared/i18n'
import { Icon, Menu } from '@lekta/shared/ui'
import { usePush } from './use-push'

/** The offer to be told also while the portal is closed; nobody is asked before. */
export const PushItem = () => {
  const { t } = useTranslation()
  const { state, turnOn } = usePush()
  if (state !== 'off') return null
  return (
    <Menu.Item leftSection={<Icon name="device" size={18} />} onClick={turnOn}>
      {t('Tell me also when Lekta is closed')}
    </Menu.Item>
  )
}
