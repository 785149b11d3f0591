/**
 * Starts to send traces if a collector is configured. Returns a function that sends what is left and stops. The
 * libraries for it are loaded only then.
 */
export async function startTracing({ tracesUrl }: { tracesUrl: string | null }): Promise<() => Promise<void>> {
  if (tracesUrl === null) return async () => undefined
  const { sendTraces } = await import('./send-traces')
  return sendTraces(tracesUrl)
}
