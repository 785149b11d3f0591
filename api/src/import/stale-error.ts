/** Thrown when data has changed since an import was checked. Nothing of the import has been written. */
export class StaleError extends Error {
  override name = 'Stale'
}
