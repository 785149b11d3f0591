import type { Gate, GateResult, Release } from '@lekta/shared/contract/delivery/release'
import type { Audience, NamedAudience, ReleaseEvent, Rollout } from '@lekta/shared/contract/delivery/rollout'
import type { Role } from '@lekta/shared/contract/endpoint'

const gateNames: Readonly<Record<Gate, string>> = {
  format: 'The package can be read',
  integrity: 'Its files are as they were built',
  signature: 'It is signed with the area’s key',
  paths: 'Its pages belong to the area',
  endpoints: 'The API has the endpoints that it calls',
  shared: 'The portal has the modules that it uses',
  size: 'Its pages are small enough',
  pages: 'Its pages work in every state',
}

const outcomeMarks = { passed: '✓', failed: '✗', skipped: '–', running: '…' } as const
const outcomeNotes = { passed: '', failed: '', skipped: ' (not checked)', running: ' (being checked)' } as const

/** Returns the checks of a portal, one in a line, each followed by what it says. */
export const describeChecks = (checks: readonly GateResult[]): string =>
  checks
    .map(({ gate, outcome, messages }) =>
      [
        `${outcomeMarks[outcome]} ${gateNames[gate]}${outcomeNotes[outcome]}`,
        ...messages.map((message) => `    ${message}`),
      ].join('\n'),
    )
    .join('\n')

/** Returns a time without its seconds, such as `2026-12-01 07:00 UTC`. */
export const describeTime = (time: string): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`

interface AudienceParts {
  share: number
  schools: readonly string[]
  roles: readonly Role[]
  accounts: readonly string[]
}

function joinAudience({ share, schools, roles, accounts }: AudienceParts): string {
  if (share === 100) return 'everyone'
  const part = share > 0 ? [`${share} % of all accounts`] : []
  return [...part, ...schools, ...roles.map((role) => `every ${role}`), ...accounts].join(', ') || 'nobody'
}

/** Returns who gets a release. */
export const describeAudience = ({ schools, accounts, ...rest }: NamedAudience): string =>
  joinAudience({
    ...rest,
    schools: schools.map(({ name }) => name),
    accounts: accounts.map(({ name, username }) => `${name} (${username})`),
  })

/** Returns who gets a release, with numbers in place of the names that only the portal knows. */
export const describeIds = ({ schools, accounts, ...rest }: Audience): string =>
  joinAudience({
    ...rest,
    schools: schools.map((id) => `school ${id}`),
    accounts: accounts.map((id) => `account ${id}`),
  })

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** Returns the releases of an area, one in a line. */
export const describeReleases = (releases: readonly Release[]): string =>
  releases
    .map(({ version, commit, author, published_at, bytes, channels, pins, withdrawn }) =>
      [
        version,
        `published ${describeTime(published_at)}`,
        [author, commit && `commit ${commit}`].filter(Boolean).join(', '),
        megabytes(bytes),
        channels.length > 0 ? `served as ${channels.join(' and ')}` : '',
        pins > 0 ? `pinned ${pins === 1 ? 'once' : `${pins} times`}` : '',
        withdrawn ? `withdrawn: ${withdrawn.reason}` : '',
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n') || 'The area has no release yet.'

/** Returns a count with its noun, such as `3 browsers`. */
const countBrowsers = (count: number) => `${count} ${count === 1 ? 'browser' : 'browsers'}`

function describeVerdict({ canary, stable, evidence, stops_at }: NonNullable<Rollout['verdict']>): string {
  if (canary.browsers === 0) return 'No browser has loaded the rollout yet.'
  const compare = ({ browsers, failing_browsers }: typeof canary) => `${failing_browsers} of ${countBrowsers(browsers)}`
  return `The rollout failed in ${compare(canary)}, the stable release in ${compare(stable)}. Evidence that it is worse: ${evidence.toFixed(1)}; at ${stops_at} the rollout stops by itself.`
}

/** Returns who gets which release of an area, and what is scheduled. */
export function describeRollout({ channels, verdict, pins, scheduled }: Rollout): string {
  const lines = [
    ...channels.map(
      ({ channel, version, audience, since, previous }) =>
        `${channel}: ${version} for ${describeAudience(audience)} since ${describeTime(since)}${previous ? `; ${previous} takes over where it fails` : ''}`,
    ),
    ...(verdict ? [describeVerdict(verdict)] : []),
    ...pins.map(
      ({ version, school, account, reason }) =>
        `pinned: ${version} for ${school?.name ?? account?.name ?? 'an unknown account'} (${reason})`,
    ),
    ...scheduled.map(
      ({ channel, version, audience, due_at, by, reason }) =>
        `on ${describeTime(due_at)}: ${version} becomes ${channel}${audience ? ` for ${describeAudience(audience)}` : ''}${by ? `, by ${by}` : ''} (${reason})`,
    ),
  ]
  return lines.join('\n') || 'The area serves no release yet.'
}

/** Returns what happened to the releases of an area, one event in a line. */
export const describeHistory = (events: readonly ReleaseEvent[]): string =>
  events
    .map(({ at, action, version, before, audience, by, reason }) =>
      [
        describeTime(at),
        [version, action].filter(Boolean).join(' '),
        before ? `instead of ${before}` : '',
        audience ? `for ${describeAudience(audience)}` : '',
        `by ${by ?? 'the portal itself'}`,
        reason ?? '',
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .join('\n') || 'Nothing has happened yet.'
