import type { Schedule } from '@lekta/shared/contract/schedule'

/** Eight colours that people with any kind of colour vision can tell apart. Bars also name their class. */
const tones = ['#0072b2', '#d55e00', '#009e73', '#aa4499', '#e69f00', '#56b4e9', '#8a6d3b', '#6f5fc4'] as const

const toneOfNoClass = 'var(--mantine-color-dimmed)'

/**
 * Returns a function that gives the colour of a test: that of its first class, or grey for single students. A class
 * has the same colour every week, unless another class of the week has it already.
 */
export function toneByClass(schedules: readonly Pick<Schedule, 'classrooms'>[]) {
  const ids = [...new Set(schedules.flatMap(({ classrooms }) => classrooms.map(({ id }) => id)))].sort((a, b) => a - b)
  const toneIndex = new Map<number, number>()
  const used = new Set<number>()
  for (const id of ids) {
    const preferred = id % tones.length
    const free = tones.map((_, i) => (preferred + i) % tones.length).find((tone) => !used.has(tone))
    toneIndex.set(id, free ?? preferred)
    used.add(free ?? preferred)
  }
  return ({ classrooms: [first] }: Pick<Schedule, 'classrooms'>): string =>
    tones[toneIndex.get(first?.id ?? 0) ?? -1] ?? toneOfNoClass
}
