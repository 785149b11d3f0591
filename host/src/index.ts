import { persist } from './portal/persist'
import { showScheme, showSize } from './public/scheme'
import { wake } from './public/wake'
import '@lekta/shared/styles.css'

const begin = async () => {
  const { start } = await persist(() => import('./bootstrap'))
  await start()
}

showScheme()
showSize()
// This script stands in the head, before there is a page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => wake(begin))
else wake(begin)
