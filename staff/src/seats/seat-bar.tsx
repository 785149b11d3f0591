import { Progress } from '@lekta/shared/ui'

const colors = { used: 'teal.8', given: 'teal.5', kept: 'var(--lekta-sun)' } as const

interface Props {
  /** The seats by state; the rest is free. */
  segments: readonly { kind: keyof typeof colors; count: number }[]
  seats: number
}

/** The seats of a subscription as a bar, hidden from screen readers: the numbers are next to it. */
export const SeatBar = ({ segments, seats }: Props) => (
  <Progress.Root size="md" aria-hidden="true">
    {segments
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => (
        <Progress.Section key={kind} value={(100 * count) / Math.max(1, seats)} color={colors[kind]} role="none" />
      ))}
  </Progress.Root>
)
