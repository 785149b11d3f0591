import { Badge } from '@lekta/shared/ui/badge'
import type { MantineSize } from '@mantine/core'

const looks = {
  good: { bg: 'var(--lekta-teal-wash)', c: 'var(--lekta-good)' },
  caution: { bg: 'var(--lekta-sun-wash)', c: 'var(--lekta-caution)' },
  neutral: { bg: 'var(--lekta-neutral-wash)', c: 'dimmed' },
} as const

/** What a status means for the reader: all is well, there is something to do, or it is over. */
export type StatusTone = keyof typeof looks

/** A badge that shows a status in words and with a colour. */
export const StatusBadge = ({ tone, size, children }: { tone: StatusTone; size?: MantineSize; children: string }) => (
  <Badge variant="light" {...looks[tone]} {...(size && { size })}>
    {children}
  </Badge>
)
