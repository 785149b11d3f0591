/** Makes signals call `process.exit`, so that listeners for `exit` clean up. */
export function exitOnSignals() {
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code))
}
