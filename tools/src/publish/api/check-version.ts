import { type Changelog, mentions, sectionOf } from './changelog'
import type { ApiChange } from './published'

type Level = 'major' | 'minor'

const parts = (version: string) => version.split('.').map(Number) as [number, number, number]

/** Returns the lowest version after another one with changes of a level. */
export function nextVersion(version: string, level: Level): string {
  const [major, minor] = parts(version)
  return level === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

/** Returns whether a version is another one or a later one. */
export function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [parts(version), parts(other)]
  const differing = a.findIndex((part, index) => part !== b[index])
  return differing < 0 || (a[differing] ?? 0) > (b[differing] ?? 0)
}

export interface VersionState {
  /** The folder of the library, such as `shared`. */
  library: string
  version: string
  /** The version of the published API. */
  published: string
  changelog: Changelog
  changes: readonly ApiChange[]
}

const nameOf = ({ name, module, kind }: ApiChange) => `\`${name}\` of ${module} (${kind})`

const most = 5

const list = (changes: readonly ApiChange[]) => {
  const names = changes.slice(0, most).map(nameOf)
  return [...names, ...(changes.length > most ? [`${changes.length - most} more`] : [])].join(', ')
}

/**
 * Returns whether a change leaves code that uses the API as it is. Additions do, and changes that “Added” in the
 * changelog names, which is how a developer says that what was added is all that changed.
 */
const isAddition = (change: ApiChange, unreleased: string) =>
  change.kind === 'added' || (change.kind === 'changed' && mentions(sectionOf(unreleased, 'Added'), change.item))

/** The part of the changes after which an area has to be changed, and the version that says so. */
function assess({ published, changelog, changes }: VersionState) {
  const breaking = changes.filter((change) => !isAddition(change, changelog.unreleased ?? ''))
  const reasons = breaking.length > 0 ? breaking : changes
  const needed = reasons.length === 0 ? published : nextVersion(published, breaking.length > 0 ? 'major' : 'minor')
  return { breaking, reasons, needed }
}

/** Returns what to do if a version is too low for its changes; empty if it is not. */
function raise(field: string, state: VersionState): string[] {
  const { library, version, published } = state
  const { reasons, needed } = assess(state)
  if (isAtLeast(version, needed)) return []
  return [
    `Set ${field} in ${library}/package.json to ${needed}, because since ${published} the API has changed: ${list(reasons)}. If something was only added to what changed, name it under “### Added” in ${library}/CHANGELOG.md.`,
  ]
}

/** Returns a sentence for each rule of versions and changelog that a library breaks. */
export function checkVersion(state: VersionState): string[] {
  const { library, version, published, changelog, changes } = state
  const { unreleased } = changelog
  const file = `${library}/CHANGELOG.md`
  if (changelog.published !== published)
    return [`${file} says that ${changelog.published} was published; record its API with npm run api-report.`]
  if (unreleased === null) {
    const reason =
      changes.length > 0
        ? `the API differs from that of ${published}: ${list(changes)}`
        : `${version} has no date there`
    const isPublished = changes.length === 0 && version === published
    return isPublished ? [] : [`Begin ${file} with “## [Unreleased]”, because ${reason}.`]
  }
  const unnamed = assess(state).breaking.filter(({ item }) => !mentions(unreleased, item))
  return [
    ...raise('version', state),
    ...(unnamed.length > 0 ? [`Say under “## [Unreleased]” in ${file} what changed: ${list(unnamed)}.`] : []),
  ]
}

/** Matches the entry points of which a portal runs its own copy, and the sources behind them. */
const portalModule = /^(\.|src)\/(client|routing|i18n|schema|ui)(\/|$)/

/** Returns what to do if the version of the entry points that a portal shares is too low for their changes. */
export function checkPortalVersion(state: VersionState): string[] {
  return raise('portalVersion', { ...state, changes: state.changes.filter(({ module }) => portalModule.test(module)) })
}
