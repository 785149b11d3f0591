import * as z from 'zod/mini'
import { roles } from '../endpoint'

/** The name of the file of a package that says what a check of its pages has found. */
export const pagesReportFile = 'checks/pages.json'

/** The states in which a check opens every page. */
export const checkedStates = ['full', 'empty', 'error', 'slow'] as const
export const checkedLanguages = ['en', 'id'] as const

const CheckedPage = z.object({
  /** The address within the area, such as `/library/shelf/1`. */
  address: z.string(),
  role: z.enum(roles),
  problems: z.array(
    z.object({
      language: z.enum(checkedLanguages),
      state: z.enum(checkedStates),
      /** What is wrong, without a subject and a full stop: `is 12 px wider than the window`. */
      problem: z.string(),
    }),
  ),
})

/** What a check of all pages of a release has found. Each page is opened in every language and state. */
export const PagesReport = z.object({
  area: z.string(),
  version: z.string(),
  checked_at: z.iso.datetime(),
  /** The version of @lekta/tools that has checked. */
  tools: z.string(),
  pages: z.array(CheckedPage),
  /** How many times a page was opened, and how many problems were found. */
  opened: z.number(),
  problems: z.number(),
})
export type PagesReport = z.infer<typeof PagesReport>
export type CheckedPage = PagesReport['pages'][number]
export type PageProblem = CheckedPage['problems'][number]

const languageNames: Readonly<Record<PageProblem['language'], string>> = { en: 'in English', id: 'in Indonesian' }

/** Returns the sentences about what is wrong with pages: on which page, for which role, in which language and state. */
export const describeProblems = (pages: readonly CheckedPage[]): string[] =>
  pages.flatMap(({ address, role, problems }) =>
    problems.map(
      ({ language, state, problem }) =>
        `${address} as ${role}, ${languageNames[language]}, state ${state}: ${problem}.`,
    ),
  )
