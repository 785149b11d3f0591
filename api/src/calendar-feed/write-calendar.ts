/** A test in a calendar. */
export interface CalendarEvent {
  /** Stays the same for ever, so that a calendar app recognises the event. */
  uid: string
  title: string
  /** What is shown below the title. */
  description: string
  opensAt: Date
  closesAt: Date
  url?: string
}

interface Calendar {
  name: string
  events: readonly CalendarEvent[]
  now: Date
}

const LONGEST_LINE = 75

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Breaks a line into lines of at most 75 bytes, each further one indented, and never within a character. */
function fold(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LONGEST_LINE) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n')
}

const linesOf = ({ uid, title, description, opensAt, closesAt, url }: CalendarEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(opensAt)}`,
  `DTEND:${utc(closesAt)}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(description)}`,
  ...(url ? [`URL:${url}`] : []),
  // A test that is open for two weeks keeps nobody busy for two weeks.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/**
 * Writes a calendar as RFC 5545 requires. Times are in UTC, so that every app shows them in the time zone of its user.
 * A test that was cancelled is no longer in it, and apps that subscribe to the calendar remove it.
 */
export function writeCalendar({ name, events, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lekta//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
