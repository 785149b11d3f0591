/** Makes signals end the process as `process.exit` does, so that what a command has begun is tidied up. */
export function exitOnSignals() {
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code))
}
