/** What Firebase must know of us to name this browser. */
export interface PushConfig {
  webApp: { apiKey: string; projectId: string; messagingSenderId: string; appId: string }
  vapidKey: string
}

let asked: Promise<PushConfig | null> | undefined

async function ask(): Promise<PushConfig | null> {
  const answer = await fetch('/config.json')
  return answer.ok ? ((await answer.json()) as { push: PushConfig | null }).push : null
}

/** How this portal pushes messages, or null where it does not; asked for when somebody first wants to know. */
export function pushConfig(): Promise<PushConfig | null> {
  asked ??= ask().catch(() => {
    // Who cannot be told now asks again later.
    asked = undefined
    return null
  })
  return asked
}

/** Whether this browser can show messages while the portal is closed. */
export const canPush = () => 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
