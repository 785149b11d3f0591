import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { releaseContract } from '@lekta/shared/contract/delivery/release'
import { rolloutContract } from '@lekta/shared/contract/delivery/rollout'
import { roles } from '@lekta/shared/contract/endpoint'
import { areaIn } from '../project/build-project'
import type { Command } from '../project/define-command'
import { defineCommand } from '../project/define-command'
import { UsageError } from '../usage-error'
import { describeHistory, describeIds, describeReleases, describeRollout, describeTime } from './describe'
import { openPortal } from './portal-client'
import { publish } from './publish'

/** The commands against a portal, for the area of the package in the current folder. */
export const portalUsage = `lekta-tools publish [file]        hand in a package to the portal
lekta-tools rollout <version>     serve a release to a part of the users
lekta-tools promote <version>     serve a release to everyone
lekta-tools rollback <version>    serve an earlier release to everyone
lekta-tools stop                  end a rollout
lekta-tools preview <version>     make a link with which one tester sees a release
lekta-tools releases              list the releases of the area
lekta-tools status                show who gets which release
lekta-tools history               show what happened

These need LEKTA_PORTAL, the address of the portal, and LEKTA_RELEASE_TOKEN, a release token of the area.`

const open = () => openPortal(areaIn(process.cwd()))

const reason = { type: 'string' } as const

function required(value: string | undefined, name: string): string {
  if (value?.trim()) return value
  throw new UsageError(`--${name} is missing.`)
}

/** Returns a time as the portal takes it; null for now. */
function timeOf(text: string | undefined): string | null {
  if (text === undefined) return null
  if (Number.isNaN(Date.parse(text)))
    throw new UsageError(`--at is “${text}”, which is not a time such as 2026-12-01T07:00:00+07:00.`)
  return new Date(text).toISOString()
}

function numberOf(text: string, name: string, [least, most]: readonly [number, number]): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new UsageError(`--${name} is “${text}”. Give a whole number from ${least} to ${most}.`)
}

const largestId = 2_147_483_647
const idsOf = (texts: readonly string[] = [], name: string) =>
  texts.map((text) => {
    const id = Number(text)
    if (Number.isInteger(id) && id > 0 && id <= largestId) return id
    throw new UsageError(`--${name} is “${text}”. Give the id, a number; to choose by name, use the page Releases.`)
  })

function rolesOf(texts: readonly string[] = []) {
  return texts.map((text) => {
    const role = roles.find((each) => each === text)
    if (!role) throw new UsageError(`--role is “${text}”. Give one of ${roles.join(', ')}.`)
    return role
  })
}

const when = (at: string | null) => (at ? `On ${describeTime(at)}` : 'Now')

const rollout = defineCommand({
  usage: `lekta-tools rollout <version> --reason <text>   serve a release to a part of the users
    --share 10           a percentage of all accounts
    --school <id>        everyone of a school; may be repeated, as may the next two
    --role teacher       everyone with a role
    --account <id>       one account
    --next               for testers, apart from the rollout to users
    --at <time>          later, such as 2026-12-01T07:00:00+07:00

Those who match any of these get it. They replace those of the rollout before. The id of a school is the number in the
address of its page in the portal; an admin can choose schools and people by name on the page Releases.`,
  options: {
    share: { type: 'string', default: '0' },
    school: { type: 'string', multiple: true },
    role: { type: 'string', multiple: true },
    account: { type: 'string', multiple: true },
    next: { type: 'boolean' },
    at: { type: 'string' },
    reason,
  },
  word: { name: 'version' },
  async run({ values, positionals: [version = ''] }) {
    const audience = {
      share: numberOf(values.share, 'share', [0, 100]),
      schools: idsOf(values.school, 'school'),
      roles: rolesOf(values.role),
      accounts: idsOf(values.account, 'account'),
    }
    if (Object.values(audience).every((part) => part === 0 || (Array.isArray(part) && part.length === 0)))
      throw new UsageError('Nobody would get it: add --share, --school, --role or --account.')
    const channel = values.next ? 'next' : 'canary'
    const at = timeOf(values.at)
    const body = { version, channel, audience, at, reason: required(values.reason, 'reason') } as const
    await open().call(rolloutContract.rollOut, { body })
    console.log(`${when(at)}, ${version} is served to ${describeIds(audience)}.`)
  },
})

const promote = defineCommand({
  usage: `lekta-tools promote <version> --reason <text>   serve a release to everyone
    --at <time>   later, such as 2026-12-01T07:00:00+07:00`,
  options: { at: { type: 'string' }, reason },
  word: { name: 'version' },
  async run({ values, positionals: [version = ''] }) {
    const at = timeOf(values.at)
    await open().call(rolloutContract.promote, { body: { version, at, reason: required(values.reason, 'reason') } })
    console.log(`${when(at)}, ${version} is served to everyone.`)
  },
})

const rollback = defineCommand({
  usage: 'lekta-tools rollback <version> --reason <text>   serve an earlier release to everyone, and end all rollouts',
  options: { reason },
  word: { name: 'version' },
  async run({ values, positionals: [version = ''] }) {
    await open().call(rolloutContract.rollBack, { body: { version, reason: required(values.reason, 'reason') } })
    console.log(`${version} is served to everyone again.`)
  },
})

const stop = defineCommand({
  usage: `lekta-tools stop --reason <text>   end the rollout: its users get the stable release again
    --next   end what testers get, instead`,
  options: { next: { type: 'boolean' }, reason },
  async run({ values }) {
    const channel = values.next ? 'next' : 'canary'
    await open().call(rolloutContract.stopRollout, { body: { channel, reason: required(values.reason, 'reason') } })
    console.log('The rollout has ended.')
  },
})

const usualHours = 48
const mostHours = 24 * 30

const preview = defineCommand({
  usage: `lekta-tools preview <version> --for <username>   make a link with which one tester sees a release
    --hours 48   how long the link works, at most ${mostHours}`,
  options: { for: { type: 'string' }, hours: { type: 'string', default: String(usualHours) } },
  word: { name: 'version' },
  async run({ values, positionals: [version = ''] }) {
    const body = {
      version,
      username: required(values.for, 'for'),
      hours: numberOf(values.hours, 'hours', [1, mostHours]),
    }
    const { url, expires_at } = await open().call(previewContract.createPreview, { body })
    console.log(`${url}\nIt works for ${body.username} until ${describeTime(expires_at)}.`)
  },
})

/** Defines a command that shows something of the area. */
const show = (usage: string, read: (portal: ReturnType<typeof open>) => Promise<string>) =>
  defineCommand({ usage, options: {}, run: async () => console.log(await read(open())) })

export const portalCommands: Record<string, Command> = {
  publish,
  rollout,
  promote,
  rollback,
  stop,
  preview,
  releases: show('lekta-tools releases   list the newest 20 releases of the area', async (portal) =>
    describeReleases(await portal.call(releaseContract.releases)),
  ),
  status: show('lekta-tools status   show who gets which release, and how the rollout compares', async (portal) =>
    describeRollout(await portal.call(rolloutContract.rollout)),
  ),
  history: show('lekta-tools history   show the last 20 changes; the page Releases shows all', async (portal) =>
    describeHistory(await portal.call(rolloutContract.releaseHistory)),
  ),
}
