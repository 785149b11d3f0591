/** The settings with which Firebase registers this browser. */
export interface PushConfig {
  webApp: { apiKey: string; projectId: string; messagingSenderId: string; appId: string }
  vapidKey: string
}

let pending: Promise<PushConfig | null> | undefined

async function fetchConfig(): Promise<PushConfig | null> {
  const answer = await fetch('/config.json')
  return answer.ok ? ((await answer.json()) as { push: PushConfig | null }).push : null
}

/**
 * Returns the configuration of the push service, or null if the portal has none or this browser does not support
 * pushes.
 */
export function pushConfig(): Promise<PushConfig | null> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return Promise.resolve(null)
  pending ??= fetchConfig().catch(() => {
    // If the server cannot be reached, the next call tries again.
    pending = undefined
    return null
  })
  return pending
}
