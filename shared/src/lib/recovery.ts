/** The page that opens in a frozen tab. The server's headers make the browser open it in a separate process. */
export const recoveryPath = '/recovery'

/** The service worker that detects a frozen tab and opens the recovery page in it. */
export const recoveryWorker = 'recovery-worker.js'
