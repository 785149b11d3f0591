import type { GateResult, HandedIn } from '@lekta/shared/contract/delivery/release'
import type { Releaser } from '../../access/release-token'
import type { Database } from '../../database/connect'
import { ApiError, notFound } from '../../errors/api-error'
import type { AppContext } from '../../http/request-context'
import { say } from '../../i18n/sentence'
import { enqueue } from '../../jobs/job'
import { selectArea } from '../area/area-queries'
import { PackageError, type ReadPackage, readPackage } from '../package/read-package'
import { hasSameCode } from '../package/same-code'
import { type AreaChange, actorColumns, changeArea, type Happened } from '../rollout/change-area'
import { checkPagesJob } from './check-pages'
import { readHostPages, readSharedModules } from './host-files'
import { offeredShapes } from './offered-shapes'
import * as queries from './publish-queries'
import { checkFit, checkOrigin, type Surroundings, unreadable } from './run-gates'

/** A package that was handed in for an area. */
interface Delivery {
  area: string
  packed: Buffer
  actor: Releaser
  now: Date
}

type Tools = Pick<AppContext, 'database' | 'config' | 'releaseStore'>

const isFailed = ({ outcome }: GateResult) => outcome === 'failed'

const firstProblem = (checks: readonly GateResult[]) => checks.find(isFailed)?.messages[0] ?? null

/** The checks of a package; `refusal` is the first sentence about why it is refused. */
export interface Outcome extends HandedIn {
  refusal: string | null
}

const outcomeOf = (version: string | null, checks: GateResult[]): Outcome => ({
  version,
  checks,
  refusal: firstProblem(checks),
})

async function loadSurroundings({ database, config }: Tools, area: Surroundings['area']): Promise<Surroundings> {
  const [others, hostPages, shared, stable] = await Promise.all([
    queries.selectOtherPages(database, area.name),
    readHostPages(config.portalDir),
    readSharedModules(config.portalDir),
    queries.selectStable(database, area.name),
  ])
  const otherPages = [...others, ...hostPages.map((path) => ({ path, area: 'host' }))]
  return { area, otherPages, shared, stable, offered: offeredShapes(), canOpenPages: config.releaseCheck !== null }
}

type Stored = Awaited<ReturnType<typeof queries.selectByVersion>>

const needsNothing = (row: Stored) => row !== null && !row.filesRemovedAt && !row.checks.some(isFailed)

/**
 * Returns the release of an area that has the version of a package; null if there is none. Throws a 409 if it is
 * another one. A build of the same code by a later commit, or with a new report about its pages, counts as the same.
 */
async function selectStored(database: Database, area: string, { content, hash }: ReadPackage): Promise<Stored> {
  // A package for another area is refused by its paths.
  const row = content.area.name === area ? await queries.selectByVersion(database, area, content.version) : null
  if (!row) return null
  const { version } = row
  if (row.packageHash !== hash && !(needsNothing(row) && hasSameCode(row.content, content)))
    throw new ApiError(
      409,
      say('{{area}} already has another release {{version}}: give it a new version.', { area, version }),
    )
  return row
}

/** Stores a release in the database and its files in the store. */
async function store(
  { releaseStore }: Tools,
  { transaction, area, actor, now }: AreaChange,
  { release, packed, checks }: { release: ReadPackage; packed: Buffer; checks: GateResult[] },
): Promise<readonly Happened[]> {
  const { author, ...content } = release.content
  const before = await selectStored(transaction, area.name, release)
  const { accountId: publishedBy, tokenId } = actorColumns(actor)
  const values = { area: area.name, version: content.version, content, author, checks, publishedAt: now }
  const stored = { packageHash: release.hash, bytes: release.bytes, publishedBy, tokenId }
  const id = before ? before.id : await queries.insertRelease(transaction, { ...values, ...stored })
  if (before) await queries.updateChecks(transaction, id, checks)
  // Without a row, files can only be left from a hand-in that did not end.
  else await releaseStore.remove(area.name, content.version)
  await releaseStore.add(release, packed)
  if (checks.some(({ outcome }) => outcome === 'running')) await enqueue(transaction, checkPagesJob, { id })
  return [{ action: 'published', releaseId: id }]
}

/** Checks a package, and stores its release if it passes. A release that was stored before gets its stored checks. */
export async function handIn(tools: Tools, { area: name, packed, actor, now }: Delivery): Promise<Outcome> {
  const { database } = tools
  const area = await selectArea(database, name)
  if (!area) throw notFound('area')
  const release = await readPackage(packed).catch((error: unknown) => {
    if (error instanceof PackageError) return error
    throw error
  })
  if (release instanceof PackageError) return outcomeOf(null, [unreadable(release.message)])
  const { version } = release.content
  const origin = checkOrigin(release, area)
  if (origin.isFailed) return outcomeOf(version, origin.results)
  const stored = await selectStored(database, name, release)
  if (stored && needsNothing(stored)) return outcomeOf(version, stored.checks)
  const checks = [...origin.results, ...checkFit(release, await loadSurroundings(tools, area))]
  if (checks.some(isFailed)) return outcomeOf(version, checks)
  return changeArea(database, { area: name, actor, now }, async (change) => {
    const same = await selectStored(change.transaction, name, release)
    if (same && needsNothing(same)) return { happened: [], result: outcomeOf(version, same.checks) }
    const happened = await store(tools, change, { release, packed, checks })
    return { happened, result: outcomeOf(version, checks) }
  })
}
