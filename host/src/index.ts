import { recoveryPath } from '@lekta/shared/lib/recovery'
import { leaveFrozenPage } from './federation/leave-frozen-page'
import { persist } from './portal/persist'
import { showScheme, showSize } from './public/scheme'
import { wake } from './public/wake'
import '@lekta/shared/styles.css'

const begin = async () => {
  const { start } = await persist(() => import('./bootstrap'))
  await start()
}

/** Starts the portal once there is a page: this script stands in its head. */
function beginPortal() {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => wake(begin))
  else wake(begin)
}

showScheme()
showSize()
if (location.pathname === recoveryPath) leaveFrozenPage()
else beginPortal()
