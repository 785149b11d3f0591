import {
  type BankCoverage,
  type BankDetail,
  type BankFigures,
  type BankItem,
  bankContract,
} from '@lekta/shared/contract/assessment/bank'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import { listOf } from '@lekta/shared/testing/fake-list'

export const itemToReview: BankItem = {
  place: 1,
  id: '0400-231-2',
  genre: 'literary',
  statement: 'What did the goat want?',
  question: { passage_id: '0400-231', number: 2, kind: 'inference', form: 'story', motifs: ['goat', 'hat'] },
  retired: false,
  text: 430,
  measure: 510,
  version: 2,
  exposure: 0.124,
  answers: 2400,
  right: 0.61,
  expected: 0.79,
  point_biserial: 0.213,
  median_seconds: 31.4,
  doubts: ['harder', 'unequal'],
}
export const trustedItem: BankItem = {
  ...itemToReview,
  place: 2,
  id: '0400-32',
  statement: 'The goat looked at ____.',
  question: null,
  version: 1,
  measure: 430,
  right: null,
  doubts: [],
}
const firstQuestion: BankItem = {
  ...trustedItem,
  place: 3,
  id: '0400-231-1',
  statement: 'How long did the goat look at the hat?',
  question: { passage_id: '0400-231', number: 1, kind: 'paraphrase', form: 'story', motifs: ['goat', 'hat'] },
  exposure: 0.124,
}

const options = [
  { text: 'the hat', right: true, share: 0.61, measure: 540 },
  { text: 'the grass', right: false, share: 0.3, measure: 380 },
  { text: 'the gate', right: false, share: 0.09, measure: -60 },
  { text: 'the boy', right: false, share: 0, measure: null },
]

const detail: BankDetail = {
  ...itemToReview,
  passage: 'A goat looked at a hat for a long time.',
  skipped: 3,
  rapid: 5,
  options,
  other_question: {
    ...{ id: firstQuestion.id, number: 1, kind: 'paraphrase', statement: firstQuestion.statement },
    options: ['for a day', 'not long', 'for an hour or more', 'all night'].map((text, i) => ({ text, right: i === 2 })),
  },
  comparisons: [
    { grouping: 'city', group: 'bandar lampung', answers: 240, other_answers: 2160, difference: -1.9, class: 'C' },
    { grouping: 'language', group: 'id', answers: 310, other_answers: 2090, difference: 0.2, class: 'A' },
  ],
  history: [{ version: 2, measure: 510, standard_error: 42, answers: 208, at: '2026-07-14T03:00:00Z' }],
}

const otherDetail: BankDetail = {
  ...detail,
  ...firstQuestion,
  options: options.map((option) => ({ ...option, share: 0.25 })),
  other_question: {
    ...{ id: itemToReview.id, number: 2, kind: 'inference', statement: itemToReview.statement },
    options: options.map(({ text, right }) => ({ text, right })),
  },
  comparisons: [],
  history: [],
}

/** Returns plausible figures that differ a little from band to band. */
function figuresAt(index: number): BankFigures {
  const shift = ((index * 7) % 5) / 50
  const kinds = { paraphrase: 0.2 - shift, inference: 0.38 + shift, interpretation: 0.26 - shift / 2 }
  const rest = 1 - kinds.paraphrase - kinds.inference - kinds.interpretation
  return {
    questions: 66,
    kinds: { verbatim: 0, ...kinds, evaluation: rest * 0.7, vocabulary: rest * 0.3 },
    matched: 0.28 + shift / 2,
    longest_key: 0.17,
  }
}

const coverage: BankCoverage = {
  items: 754,
  form: 'passages',
  figures: { ...figuresAt(2), questions: 1462, matched: 0.31 },
  limits: {
    kinds: [
      { kinds: ['verbatim'], least: 0, most: 0.1 },
      { kinds: ['paraphrase'], least: 0, most: 0.3 },
      { kinds: ['inference'], least: 0.3, most: 1 },
      { kinds: ['interpretation'], least: 0.2, most: 1 },
      { kinds: ['evaluation', 'vocabulary'], least: 0.1, most: 1 },
    ],
    ...{ matched: 0.33, matched_in_band: 0.4, longest_key: 0.25 },
  },
  moved: 357,
  attempts: 1200,
  counted_at: '2026-07-14T03:00:00Z',
  exposure_limit: 0.25,
  highest_exposure: 0.241,
  bands: Array.from({ length: 19 }, (_, index) => ({
    low: 100 * index - 300,
    literary: 15 + ((index * 5) % 4),
    informational: 16 + ((index * 3) % 5),
    highest_exposure: index === 7 ? 0.241 : 0.03 + 0.01 * ((index * 3) % 8),
    doubtful: index === 7 ? 2 : 0,
    figures: figuresAt(index),
  })),
}

const itemList = { text: ({ id, statement }: BankItem) => `${id} ${statement}`, sort: {} }

/** Answers of a bank with a passage, of which one question needs a review, and an item with a passage of its own. */
export function bankFixtures(): Answer[] {
  const all = [itemToReview, trustedItem, firstQuestion]
  return answers(bankContract, {
    bankItems: async ({ query: { doubtful, kind, ...query } }) =>
      listOf(
        all.filter(
          (item) => (!doubtful || item.doubts.length > 0) && (kind === undefined || item.question?.kind === kind),
        ),
        query,
        itemList,
      ),
    bankItem: async ({ params: { id } }) => (id === firstQuestion.id ? otherDetail : detail),
    bankCoverage: async () => coverage,
  })
}
