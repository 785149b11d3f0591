import type { AppContext } from '../../http/request-context'
import { midtrans } from './midtrans'
import type { Provider } from './provider'
import { sandbox } from './sandbox'

/** Returns the configured provider; null if only transfers are accepted. */
export function providerOf({ config, database }: Pick<AppContext, 'config' | 'database'>): Provider | null {
  const { payment, publicUrl } = config
  if (payment.provider === 'none') return null
  return payment.provider === 'sandbox' ? sandbox(database) : midtrans({ ...payment, publicUrl })
}
