import type { ComparedGroup, GroupLevel } from '@lekta/shared/contract/assessment/comparison'
import type { ComparedMeasure } from './use-choices'

/** The growth of fewer students says little about their group. */
export const fewestCompared = 5

const sumOf = ({ far_below, below, within, above }: GroupLevel) => far_below + below + within + above

/** Returns the share (0…1) of students far below their grade; null if no student's grade is known. */
export const farBelowShare = (level: GroupLevel): number | null =>
  sumOf(level) === 0 ? null : level.far_below / sumOf(level)

/** Returns how far the median is above the middle of the range that is typical for the grade, in L. */
export const distanceFromGrade = ({ level: { median }, norm }: ComparedGroup): number | null =>
  median === null ? null : median - (norm.low + norm.high) / 2

const needOf: Record<ComparedMeasure, (group: ComparedGroup) => number | null> = {
  growth: ({ growth }) => growth.against ?? growth.median,
  level: distanceFromGrade,
  bands: ({ level }) => {
    const share = farBelowShare(level)
    return share === null ? null : -share
  },
}

/** Returns groups with those in need first, and those without figures last. */
export function orderByNeed(groups: readonly ComparedGroup[], show: ComparedMeasure): ComparedGroup[] {
  const need = (group: ComparedGroup) => needOf[show](group) ?? Number.POSITIVE_INFINITY
  const isSmall = ({ growth }: ComparedGroup) => Number(show === 'growth' && growth.compared < fewestCompared)
  return [...groups].sort((a, b) => isSmall(a) - isSmall(b) || (need(a) < need(b) ? -1 : need(a) > need(b) ? 1 : 0))
}

/** Returns the group that most needs attention; undefined if no group has figures. */
export function mostInNeed(groups: readonly ComparedGroup[], show: ComparedMeasure): ComparedGroup | undefined {
  const [first] = orderByNeed(groups, show)
  return first && needOf[show](first) !== null ? first : undefined
}
