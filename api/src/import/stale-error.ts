/** What an import found at its check is no longer so; nothing of it was done. */
export class Stale extends Error {
  override name = 'Stale'
}
