import { recoveryPath } from '@lekta/shared/lib/recovery'
import { hydrateOnInteraction } from './app/hydrate-on-interaction'
import { leaveFrozenPage } from './federation/recovery/leave-frozen-page'
import { showScheme, showSize } from './lib/color-scheme'
import { retryImport } from './lib/retry-import'
import '@lekta/shared/styles.css'

const begin = async () => {
  const { start } = await retryImport(() => import('./start-in-steps'))
  await start()
}

/** Starts the portal once the document is parsed, because this script is in the head. */
function beginPortal() {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => hydrateOnInteraction(begin))
  else hydrateOnInteraction(begin)
}

showScheme()
showSize()
if (location.pathname === recoveryPath) leaveFrozenPage()
else beginPortal()
