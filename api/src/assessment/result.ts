import { type CarelessRules, carelessShares, evidenceOfReading } from './effort/careless-answers'
import { type Effort, effortOf, lacksEffort } from './effort/effort'
import { abilityBand } from './estimate/band'
import { forecastFor, measuresOf, type Result, type ResultDetails, type Strand, type Trust } from './estimate/measures'
import type { Band } from './estimate/middle'
import { type Scored, scoreAnswers } from './estimate/score'
import { warmEstimate } from './estimate/weighted-likelihood'
import type { SchoolTime } from './percentile-norms'
import type { Profile } from './profile'
import { measureOf, spanOf } from './scale'
import { type Answer, type Estimate, GENRES, type Genre, type Prior, type StopReason } from './types'

/** Must be increased with every change that gives the same record a different result. */
export const ENGINE_VERSION = 2

/**
 * The rules for careless answers in each engine version. Version 1 ignored careless answers. One careless answer in
 * twenty is usual when little depends on a test, and evidence of 50 to 1 accepts three in a thousand blind guessers
 * (decision 25).
 */
const CARELESSNESS: Readonly<Record<number, CarelessRules>> = {
  1: { expectedShare: 0, leastEvidence: Number.NEGATIVE_INFINITY },
  2: { expectedShare: 0.05, leastEvidence: Math.log(50) },
}

/**
 * The stored data from which the result of an attempt is derived. Comprehension is forecast for the measures (L) in
 * `texts`.
 */
export interface AttemptRecord {
  engineVersion: number
  profile: Profile
  prior: Prior
  time: SchoolTime | null
  answers: readonly Answer[]
  stopReason: StopReason
  texts: readonly number[]
}

/** Thrown for a record from an engine version that this engine cannot replay. */
export class UnknownEngineError extends Error {
  constructor(version: number) {
    super(`This engine has version ${ENGINE_VERSION} and cannot derive a result of version ${version}`)
    this.name = 'UnknownEngineError'
  }
}

function rulesFor({ engineVersion }: AttemptRecord): CarelessRules {
  const rules = CARELESSNESS[engineVersion]
  if (!rules) throw new UnknownEngineError(engineVersion)
  return rules
}

/** Derives what an attempt with this result (logits) shows besides its measure. */
export function deriveDetails(record: AttemptRecord, ability: number): ResultDetails {
  const { answers, profile, texts } = record
  return {
    strands: GENRES.map((genre) => strandOf(genre, record)),
    effort: effortOf(answers, profile.effort),
    forecast: texts.map((textMeasure) => forecastFor(ability, textMeasure)),
    answered: answers.length,
    correct: answers.filter((answer) => answer.correct).length,
    skipped: answers.filter((answer) => answer.skipped).length,
  }
}

/** Derives whether the result of an attempt can be trusted. Throws UnknownEngineError. */
export function deriveTrust(record: AttemptRecord): Trust {
  const { answers, profile } = record
  return trustOf(effortOf(answers, profile.effort), scoreAnswers(answers, profile), profile, rulesFor(record))
}

/**
 * Derives the result of an attempt. The same record always gives the same result, to the last digit. Throws
 * UnknownEngineError.
 */
export function deriveResult(record: AttemptRecord): Result {
  const rules = rulesFor(record)
  const { profile, answers, time } = record
  const scored = scoreAnswers(answers, profile)
  const { ability, standardError } = estimateOf(scored, record)
  const details = deriveDetails(record, ability)
  return {
    ...details,
    engineVersion: record.engineVersion,
    ...measuresOf({ ability, standardError }, bandOf(scored, record, rules), time),
    trust: trustOf(details.effort, scored, profile, rules),
    stopReason: record.stopReason,
  }
}

/**
 * Returns the estimate from the scored answers, or the prior if there are none. In that case the result is marked too
 * short.
 */
function estimateOf(scored: readonly Scored[], { prior, profile }: AttemptRecord): Estimate {
  const fallback = { ability: prior.mean, standardError: prior.standardDeviation }
  return warmEstimate(scored, profile.guessing) ?? fallback
}

function bandOf(scored: readonly Scored[], { prior, profile }: AttemptRecord, rules: CarelessRules): Band {
  const reach = 1.96 * prior.standardDeviation
  const wide = { low: prior.mean - reach, high: prior.mean + reach }
  return scored.length === 0 ? wide : abilityBand(scored, profile.guessing, carelessShares(rules))
}

function strandOf(genre: Genre, { answers, profile }: AttemptRecord): Strand {
  const ofGenre = answers.filter((answer) => answer.item.genre === genre)
  const scored = scoreAnswers(ofGenre, profile)
  const estimate = scored.length < profile.minimumStrand ? null : warmEstimate(scored, profile.guessing)
  return {
    genre,
    answered: ofGenre.length,
    correct: ofGenre.filter((answer) => answer.correct).length,
    estimate: estimate && { measure: measureOf(estimate.ability), standardError: spanOf(estimate.standardError) },
  }
}

function trustOf(effort: Effort, scored: readonly Scored[], profile: Profile, rules: CarelessRules): Trust {
  if (lacksEffort(effort, profile.effort)) return 'not-enough-effort'
  if (scored.length < profile.minimumScored) return 'too-short'
  return evidenceOfReading(scored, profile.guessing) < rules.leastEvidence ? 'no-better-than-chance' : 'trusted'
}
