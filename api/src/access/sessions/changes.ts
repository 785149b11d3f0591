/** Maximum number of rows whose last change is known; with more, everything read before counts as changed. */
const MOST = 10_000

/** The order of reads and changes; a larger number is later. */
export type Moment = number

/** Knows whether rows have changed since they were read. */
export interface Changes {
  now: () => Moment
  /** Notes that a row has changed. */
  note: (row: string) => void
  /** Notes that any row may have changed. */
  noteAll: () => void
  /** Returns whether any of the rows may have changed since a moment. */
  since: (moment: Moment, rows: readonly string[]) => boolean
}

export function watchChanges(most = MOST): Changes {
  const changed = new Map<string, Moment>()
  let latest: Moment = 0
  /** What was read before this moment counts as changed. */
  let start: Moment = 0
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
    since: (moment, rows) => moment < start || rows.some((row) => (changed.get(row) ?? 0) > moment),
  }
}
