import type { WalPosition } from './wal-position'

/** How many positions of the writer are remembered: more than there are seconds after which a replica is not used. */
const MOST = 60

/**
 * Measures how far a replica is behind by positions of the writer and the milliseconds at which they were read, so
 * that neither the clocks of other machines matter nor whether anything is written.
 */
export function measureLag() {
  let written: { position: WalPosition; at: number }[] = []
  let replayed: WalPosition = 0n
  let replayedAt = 0
  return {
    addWritten: (position: WalPosition, at: number) => {
      // After a failover the new writer may have less than the old one had.
      written = [...written.filter((sample) => sample.position < position), { position, at }].slice(-MOST)
    },
    setReplayed: (position: WalPosition, at: number) => {
      replayed = position
      replayedAt = at
    },
    has: (position: WalPosition) => replayed >= position,
    /** Returns for how many seconds the replica lacked something when it was last seen; 0 if it lacked nothing known. */
    seconds: (): number => {
      const missing = written.find(({ position }) => position > replayed)
      return missing ? Math.max(0, replayedAt - missing.at) / 1000 : 0
    },
  }
}
