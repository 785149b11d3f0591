import type { Inbox } from '@lekta/shared/contract/dashboard'
import { importAddress } from '@lekta/shared/contract/import/import-paths'
import { useDay } from '@lekta/shared/dates/use-day'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Panel, Text } from '@lekta/shared/ui'
import { type StaffArea, staffPaths } from '../staff-paths'
import { Rows, SecondaryText, SideBySide } from './panel-rows'

/** Something that waits for the user: what it is, where to deal with it, and until when. */
export interface InboxEntry {
  text: string
  to: string
  note?: string | undefined
}

const DAY = 24 * 60 * 60_000
/** How long before their end, and below which share, free seats are something to deal with. */
const seatLimits = { days: 60, share: 0.05 } as const

const isSeatDue = ({ left, total, ends_at }: NonNullable<Inbox['seats']>, now: number) =>
  Date.parse(ends_at) - now < seatLimits.days * DAY || left < total * seatLimits.share

/** Returns what an inbox contains, for staff of either area. */
export function useInboxEntries(area: StaffArea, inbox: Inbox | undefined): InboxEntry[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  if (!inbox) return []
  const { checks_due, invoices, imports, seats, untested_classes } = inbox
  const entries: InboxEntry[] = []
  if (checks_due > 0)
    entries.push({
      text: t('{{count}} interventions to check', {
        count: checks_due,
        defaultValue_one: '{{count}} intervention to check',
      }),
      to: staffPaths(area).interventions,
    })
  if (invoices)
    entries.push({
      text: t('{{count}} unpaid invoices', { count: invoices.count, defaultValue_one: '{{count}} unpaid invoice' }),
      to: invoices.count === 1 ? `/school/invoice-detail/${invoices.id}` : '/school/invoice',
      note: t('due on {{day}}', { day: day(invoices.due_at) }),
    })
  if (imports)
    entries.push({
      text: t('{{count}} imports to finish', { count: imports.count, defaultValue_one: '{{count}} import to finish' }),
      to: importAddress('school', imports.kind, imports.id) ?? '/school/child/upload',
    })
  if (seats && isSeatDue(seats, Date.now()))
    entries.push({
      text: t('{{left}} of {{total}} seats left', { left: seats.left, total: seats.total }),
      to: '/school/invoice',
      note: t('until {{day}}', { day: day(seats.ends_at) }),
    })
  if (untested_classes > 0)
    entries.push({
      text: t('{{count}} classes not tested this term', {
        count: untested_classes,
        defaultValue_one: '{{count}} class not tested this term',
      }),
      to: staffPaths(area).classrooms,
    })
  return entries
}

interface PanelProps {
  entries: readonly InboxEntry[]
  /** Lists the entries side by side. */
  across?: boolean
}

/** Everything that waits for the user, each line a link; says so if there is nothing. */
export const InboxPanel = ({ entries, across = false }: PanelProps) => {
  const { t } = useTranslation()
  const List = across ? SideBySide : Rows
  return (
    <Panel title={t('Waiting for you')}>
      {entries.length === 0 ? (
        <Text c="dimmed">{t('Nothing is waiting for you.')}</Text>
      ) : (
        <List>
          {entries.map(({ text, to, note }) => (
            <li key={`${to} ${text}`}>
              <Anchor component={Link} to={to} fw={600}>
                {text}
              </Anchor>{' '}
              {note && <SecondaryText>{note}</SecondaryText>}
            </li>
          ))}
        </List>
      )}
    </Panel>
  )
}
