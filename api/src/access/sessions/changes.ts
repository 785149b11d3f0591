/** Maximum number of rows whose last change is known; with more, everything read before counts as changed. */
const MOST = 10_000

/** A number that grows with each change; what was read at a smaller one is older. */
export type Revision = number

/** Knows whether rows have changed since they were read. */
export interface Changes {
  now: () => Revision
  /** Notes that a row has changed. */
  note: (row: string) => void
  /** Notes that any row may have changed. */
  noteAll: () => void
  /** Returns whether any of the rows may have changed since they were read at a revision. */
  since: (revision: Revision, rows: readonly string[]) => boolean
}

export function watchChanges(most = MOST): Changes {
  const changed = new Map<string, Revision>()
  let latest: Revision = 0
  /** What was read at a smaller revision counts as changed. */
  let start: Revision = 0
  const noteAll = () => {
    changed.clear()
    latest += 1
    start = latest
  }
  return {
    now: () => latest,
    note: (row) => {
      if (changed.size >= most) noteAll()
      latest += 1
      changed.set(row, latest)
    },
    noteAll,
    since: (revision, rows) => revision < start || rows.some((row) => (changed.get(row) ?? 0) > revision),
  }
}
