/** Where a frozen tab is sent. The server answers with headers that make the browser open it in a process of its own. */
export const recoveryPath = '/recovery'

/** The service worker that notices a frozen tab and sends it there. */
export const recoveryWorker = 'recovery-worker.js'
