/** Thrown when data has changed since the check of an import; nothing of the import was written. */
export class StaleError extends Error {
  override name = 'Stale'
}
