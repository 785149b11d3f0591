import type { BankDetail, BankItem, BankQuestion } from '@lekta/shared/contract/assessment/bank'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { measureOf, spanOf, textMeasureOf } from '../assessment/scale'
import type { ItemRow, selectVersions } from './item-queries'

const textOf = (difficulty: number) => roundText(textMeasureOf(difficulty))

/** Returns what a question of a passage asks for; null for an item with a passage of its own. */
function presentQuestion({
  item: { question, kind },
  passage,
}: Pick<ItemRow, 'item' | 'passage'>): BankQuestion | null {
  if (!passage || question === null || kind === null) return null
  return { passage_id: passage.id, number: question, kind, form: passage.form, motifs: passage.motifs }
}

export function presentItem({ item, passage, retired, position, exposure, figures }: ItemRow): BankItem {
  const { id, genre, statement, textMeasure, difficulty, version } = item
  return {
    place: position,
    id,
    genre,
    statement,
    question: presentQuestion({ item, passage }),
    retired,
    text: roundText(textMeasure),
    measure: textOf(difficulty),
    version,
    exposure,
    answers: figures?.answers ?? 0,
    right: figures?.right ?? null,
    expected: figures?.expected ?? null,
    point_biserial: figures?.pointBiserial ?? null,
    median_seconds: figures?.medianSeconds ?? null,
    doubts: figures?.doubts ?? [],
  }
}

function presentOther({ id, question, kind, statement, options, key }: ItemRow['item']): BankDetail['other_question'] {
  if (question === null || kind === null) return null
  return { id, number: question, kind, statement, options: options.map((text, i) => ({ text, right: i === key })) }
}

export function presentDetail(
  line: ItemRow,
  versions: Awaited<ReturnType<typeof selectVersions>>,
  other: ItemRow['item'] | undefined,
): BankDetail {
  const { item, figures } = line
  return {
    ...presentItem(line),
    passage: item.passage,
    other_question: other ? presentOther(other) : null,
    skipped: figures?.skipped ?? 0,
    rapid: figures?.rapid ?? 0,
    options: item.options.map((text, i) => {
      const { share = 0, ability = null } = figures?.options[i] ?? {}
      return { text, right: i === item.key, share, measure: ability === null ? null : roundText(measureOf(ability)) }
    }),
    comparisons: (figures?.comparisons ?? []).map(({ otherAnswers, ...comparison }) => ({
      ...comparison,
      other_answers: otherAnswers,
    })),
    history: versions.map(({ version, difficulty, standardError, answers, calibratedAt }) => ({
      version,
      measure: textOf(difficulty),
      standard_error: Math.round(spanOf(standardError)),
      answers,
      at: calibratedAt.toISOString(),
    })),
  }
}
