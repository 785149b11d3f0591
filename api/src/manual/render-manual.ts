import { disclaimer } from '@lekta/shared/brand'
import { minGroupAnswers } from '@lekta/shared/contract/assessment/bank'
import { type QuestionKind, questionKinds } from '@lekta/shared/contract/measure'
import { STANDARD_PASSAGE_PROFILE as profile } from '../assessment/passages/profile'
import { PASSAGE_ENGINE_VERSION } from '../assessment/passages/result'
import { difficultyOf, measureOf, spanOf } from '../assessment/scale'
import { figuresOf } from '../bank/passages/passage-figures'
import type { BankPassage } from '../bank/passages/read-passages'
import { tableOf } from './measured'

/** What the manual is made from: the text of `docs/measuring.md`, and the passages of the bank. */
interface Sources {
  measuring: string
  passages: readonly BankPassage[]
}

const percent = (share: number) => `${Math.round(100 * share)} %`
const logits = (value: number) => value.toFixed(2)

const title = 'Assessment engine: two questions per passage'

/** Returns the text of `docs/technical-manual.md`. Throws an Error if a benchmark has not been run. */
export function renderManual({ measuring, passages }: Sources): string {
  const table = (name: string) => tableOf(measuring, name)
  const parts = [
    '# Technical manual of the reading test',
    'For people who decide whether to rely on Lekta’s measures. Written by `npm run manual` from the code, the bank and [measuring.md](measuring.md); a test fails if it is not current. All errors come from simulated readers: no figure here is from a study with children.',
    scale(),
    test(),
    bank(passages),
    model(),
    `## Error\n\n${table(title)}`,
    `### By level and grade\n\n${table(`${title}, by level and grade`)}`,
    `## Readers without care\n\n${care()}\n\n${table(`${title}, without care`)}`,
    difficulties(table),
    fairness(),
    openQuestions(),
  ]
  return `${parts.join('\n\n')}\n`
}

const scale = () => `## What is measured

How hard a text a student can read with 75 % comprehension, in L on the Lexile scale. ${disclaimer.en}

An ability of θ logits is ${Math.round(measureOf(1) - measureOf(0))}·θ + ${Math.round(measureOf(0))} L. A question about a text of ${Math.round(measureOf(0))}L has the difficulty ${logits(difficultyOf(measureOf(0)))}.`

const test = () => `## The test

- ${profile.minimumPassages} to ${profile.maximumPassages} passages, each with two questions with four options. The second question appears under the same passage.
- The first passage comes from the last result, or else from the grade or the whole scale. Each further one is chosen among the ${profile.randomesque} that say most at the ability so far; the first of every ${profile.easyEvery} is easier by ${Math.round(spanOf(profile.easyBy))}L.
- A test has no motif twice and no passage of the last year, half of its passages are literary, and its kinds of questions have these shares: ${profile.kinds.map(kindLimit).join(', ')}.
- No passage is used in more than ${percent(profile.exposureCap)} of tests.
- The test ends when the standard error is below ${Math.round(spanOf(profile.targetStandardError))}L, at the earliest after ${profile.minimumPassages} passages. Up to ${profile.extraPassages} more follow if a stretch seems to have been answered without reading.
- Up to ${profile.maximumSkips} questions may be skipped; a skip counts like an average guess.`

function kindLimit({ kinds, least, most }: (typeof profile.kinds)[number]): string {
  const limit = least > 0 ? `at least ${percent(least)}` : `at most ${percent(most)}`
  return `${kinds.join(' and ')} ${limit}`
}

function bank(passages: readonly BankPassage[]): string {
  const { questions, literary, kinds, matched } = figuresOf(passages)
  const share = (kind: QuestionKind) => `${kind} ${percent(kinds[kind])}`
  return `## The bank

${passages.length} passages with ${questions} questions; ${percent(literary)} of the passages are literary. Kinds of questions: ${questionKinds.map(share).join(', ')}. Readers who understand nothing and look for words of the options get ${percent(matched.words)} right. All limits and each band are in [bank-figures.md](bank-figures.md), how passages are written in [writing-passages.md](writing-passages.md).`
}

const model = () => `## The model

Version ${PASSAGE_ENGINE_VERSION} of the engine; [decision 75](decisions/assessment/075-two-questions-per-passage.md) says why.

- The chance of a right answer is c + (1 − c)·p with p = 1 / (1 + e^(b − θ − u)): θ is the ability, b the difficulty, c the chance of a blind guess, and u how well the passage suits the student, the same for both of its questions.
- u is normally distributed with a standard deviation of ${logits(profile.testletSpread)} logits; the error that the difficulties of a passage have in common adds to it. The probability of each pattern of two answers is the mean over u.
- The reported ability is Warm’s weighted likelihood estimate from these patterns, the band the middle 95 % of the likelihood with its reference prior, also allowing that some answers were careless.
- A result keeps all that it is derived from, and derives from it to the last digit with the engine that it was taken with.`

const care = () =>
  `An answer does not count if it came faster than ${profile.rapidGuesses.wordsPerMinute} words a minute, or if it belongs to a stretch at the start or the end that was answered without reading. It counts less if it was much faster than the student’s own pace. A result is not trusted with ${percent(profile.rapidGuesses.untrustedShare)} rapid answers, with fewer than ${profile.minimumScored} others, or if its answers are no better than guesses.`

const difficulties = (table: (name: string) => string) => `## Difficulties

A question has at first the difficulty of its text. The measure of a text comes from the length of its sentences and the frequency of its words ([decision 76](decisions/assessment/076-our-own-text-measures.md)):

${table('Text measures against stated measures')}

Answers correct the difficulties by marginal likelihood; the mean and the slope of all of them stay:

${table('Assessment engine: difficulties from answers')}`

const fairness = () => `## Fairness

For each question, students of the same ability are compared between groups (Mantel–Haenszel, classes A to C of the Educational Testing Service): by the language of the account and by the city of the school, as soon as both groups have ${minGroupAnswers} answers. Admins see a difference of class C as a doubt about the question. The sex of students is not stored and therefore not compared.`

const openQuestions = () => `## Open questions

- No children have been tested to learn how right the difficulties, the dependence of two answers and the response times of the simulated readers are.
- The measures of texts are validated for books from 900L. Below 600L they rest on ten early readers, and between 600L and 900L they do not agree with stated measures.
- The norms of grades come from schools in other countries.
- The limits for careless readers were chosen with the same simulation that gives their figures.
- Nobody has compared the reading of passages on screens of different sizes, or with reading aids and without.`
