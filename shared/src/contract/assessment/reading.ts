import * as z from 'zod/mini'
import { defineContract } from '../endpoint'

/** The reading settings that a child may choose. The first choice of each setting is the default. */
export const readingChoices = {
  /** The size of the letters. */
  size: ['normal', 'large', 'largest'],
  /** The typeface: a book face, a face with letters that are hard to confuse, or a face for readers with dyslexia. */
  face: ['book', 'plain', 'dyslexia'],
  contrast: ['normal', 'high', 'soft'],
  /** The space between letters, words and lines. */
  spacing: ['normal', 'wide', 'widest'],
  /** A band behind the line that is being read. */
  ruler: ['off', 'on'],
} as const

type Choices = typeof readingChoices
export type ReadingKind = keyof Choices

export const ReadingSettings = z.object({
  size: z.enum(readingChoices.size),
  face: z.enum(readingChoices.face),
  contrast: z.enum(readingChoices.contrast),
  spacing: z.enum(readingChoices.spacing),
  ruler: z.enum(readingChoices.ruler),
})
export type ReadingSettings = z.infer<typeof ReadingSettings>

export const defaultReadingSettings: ReadingSettings = {
  size: 'normal',
  face: 'book',
  contrast: 'normal',
  spacing: 'normal',
  ruler: 'off',
}

/** A reading setting that differs from the default, such as `face:dyslexia`. A result stores those that were used. */
export type ReadingAid = {
  [K in ReadingKind]: `${K}:${Exclude<Choices[K][number], Choices[K][0]>}`
}[ReadingKind]

export const readingAids = Object.entries(readingChoices).flatMap(([kind, [, ...others]]) =>
  others.map((choice) => `${kind}:${choice}`),
) as ReadingAid[]

/** Returns the settings that differ from the default. */
export const aidsOf = (settings: ReadingSettings): ReadingAid[] =>
  readingAids.filter((aid) => {
    const [kind = '', choice] = aid.split(':')
    return settings[kind as ReadingKind] === choice
  })

export const readingContract = defineContract({
  readingWays: {
    method: 'GET',
    path: '/v2/reading-ways',
    summary: 'The child’s reading settings; null before it has chosen any',
    access: ['child'],
    data: z.object({ student_id: z.number(), ways: z.nullable(ReadingSettings) }),
    tags: ['ReadingWays'],
  },
  keepReadingWays: {
    method: 'POST',
    path: '/v2/reading-ways',
    summary: 'Save the child’s reading settings',
    access: ['child'],
    duringMaintenance: true,
    body: ReadingSettings,
    data: z.null(),
  },
})
