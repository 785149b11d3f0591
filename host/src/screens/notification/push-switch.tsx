import { useTranslation } from '@lekta/shared/i18n'
import { Switch } from '@lekta/shared/ui'
import { usePush } from '../../notification/use-push'

/** Whether this browser is told also while the portal is closed, where that can be. */
export const PushSwitch = () => {
  const { t } = useTranslation()
  const { state, turnOn, turnOff } = usePush()
  if (state === undefined || state === 'impossible') return null
  const on = state === 'on'
  return <Switch label={t('Also when Lekta is closed')} checked={on} onChange={on ? turnOff : turnOn} />
}
