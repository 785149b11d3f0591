import type { BankCoverage, BankDetail, BankItem } from '@lekta/shared/contract/assessment/bank'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { measureOf, spanOf, textMeasureOf } from '../assessment/scale'
import type { ItemRow, selectVersions } from './item-queries'

const textOf = (difficulty: number) => roundText(textMeasureOf(difficulty))

export function presentItem({ item, position, exposure, figures }: ItemRow): BankItem {
  const { id, genre, statement, retired, textMeasure, difficulty, version } = item
  return {
    place: position,
    id,
    genre,
    statement,
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

export function presentDetail(line: ItemRow, versions: Awaited<ReturnType<typeof selectVersions>>): BankDetail {
  const { item, figures } = line
  return {
    ...presentItem(line),
    passage: item.passage,
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

const BAND = 100

const bandOf = ({ item }: ItemRow) => Math.floor(textMeasureOf(item.difficulty) / BAND) * BAND

/** Counts the items that may be given in each band of 100L, lowest band first. */
export function presentBands(lines: readonly ItemRow[]): BankCoverage['bands'] {
  const lows = [...new Set(lines.map(bandOf))].sort((a, b) => a - b)
  return lows.map((low) => {
    const ofBand = lines.filter((line) => bandOf(line) === low)
    const literary = ofBand.filter(({ item }) => item.genre === 'literary').length
    return {
      low,
      literary,
      informational: ofBand.length - literary,
      highest_exposure: Math.max(...ofBand.map(({ exposure }) => exposure)),
      doubtful: ofBand.filter(({ figures }) => (figures?.doubts.length ?? 0) > 0).length,
    }
  })
}
