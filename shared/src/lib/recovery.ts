/** The page for a frozen tab. The server's headers make the browser open it in its own process. */
export const recoveryPath = '/recovery'

/** The service worker that notices a frozen tab and sends it there. */
export const recoveryWorker = 'recovery-worker.js'
