import { compareEndpoints, type Shapes } from '../gates/endpoints'

/** Who gets a release. */
export interface Use {
  /** Channels that serve it. */
  channels: readonly ('stable' | 'canary' | 'next')[]
  /** Whether it takes over where a served release fails. */
  isFallback: boolean
  /** The number of schools and accounts that it is pinned for. */
  pins: number
}

/** A release that someone can get at present. */
export interface UsedRelease extends Use {
  area: string
  version: string
  endpoints: Shapes
}

const uses = { stable: 'everyone gets it', canary: 'a part of the users gets it', next: 'testers get it' } as const

/** Returns who gets a release, as a part of a sentence. */
function describeUse({ channels, isFallback, pins }: Use): string {
  const served = channels.map((channel) => uses[channel])
  const fallback = isFallback ? ['it takes over where another release fails'] : []
  const pinned = pins > 0 ? [`it is pinned ${pins === 1 ? 'once' : `${pins} times`}`] : []
  return [...served, ...fallback, ...pinned].join(', ')
}

/** Returns what releases in use would miss at an API, as sentences that name the release, its users and the endpoint. */
export function findBreaks(releases: readonly UsedRelease[], offered: Shapes): string[] {
  return releases.flatMap(({ area, version, endpoints, ...use }) =>
    compareEndpoints(endpoints, offered, 'the API of this version').map(
      (sentence) => `${area} ${version} (${describeUse(use)}): ${sentence}`,
    ),
  )
}
