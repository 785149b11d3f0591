/** The page for a frozen tab. The server's headers make the browser open it in its own process. */
export const recoveryPath = '/recovery'

/** The service worker that detects a frozen tab and opens that page in it. */
export const recoveryWorker = 'recovery-worker.js'
