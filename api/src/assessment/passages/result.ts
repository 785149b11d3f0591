import { type CarelessRules, carelessShares } from '../effort/careless-answers'
import { type Effort, lacksEffort } from '../effort/effort'
import { forecastFor, measuresOf, type Result, type ResultDetails, type Strand, type Trust } from '../estimate/measures'
import type { Band } from '../estimate/middle'
import type { SchoolTime } from '../percentile-norms'
import { measureOf, spanOf } from '../scale'
import { type Estimate, GENRES, type Genre, type Prior, type StopReason } from '../types'
import { type BlindStretch, findBlindStretch, leaveOut } from './effort/blind-stretch'
import { evidenceOfReading } from './effort/evidence'
import { careByPace } from './effort/own-pace'
import { isRapidReply } from './effort/rapid-guess'
import { classifyPace, type Pace } from './effort/reading-pace'
import { abilityBand, isInformative, warmEstimate } from './estimate'
import { type KindResult, kindResultsOf } from './kinds'
import type { ScoredPassage } from './patterns'
import type { PassageProfile } from './profile'
import { repliesOf, scorePassages, type TestReply } from './score'
import type { AnsweredPassage } from './types'

/** Must be increased with every change that gives the same record a different result. */
export const PASSAGE_ENGINE_VERSION = 3

/** As in version 2 (decision 25). */
const CARELESSNESS: CarelessRules = { expectedShare: 0.05, leastEvidence: Math.log(20) }

/**
 * The stored data from which the result of an attempt with two questions per passage is derived. Comprehension is
 * forecast for the measures (L) in `texts`.
 */
export interface PassageRecord {
  engineVersion: typeof PASSAGE_ENGINE_VERSION
  profile: PassageProfile
  prior: Prior
  time: SchoolTime | null
  answered: readonly AnsweredPassage[]
  stopReason: StopReason
  texts: readonly number[]
}

/** What an attempt with two questions per passage shows besides the measure. */
export interface PassageDetails extends ResultDetails {
  kinds: KindResult[]
  /** Answers that do not count, because they seem to have been given without reading; null if there are none. */
  leftOut: BlindStretch | null
  pace: Pace
}

/** The result of an attempt with two questions per passage. */
export interface PassageResult extends Result, PassageDetails {}

/**
 * How far each answer counts. `effort` leaves out rapid guesses only, and decides whether a result can be trusted;
 * `measure` also leaves out a blind stretch and weighs the answers by the student’s own pace.
 */
interface Cares {
  effort: readonly number[]
  measure: readonly number[]
  leftOut: BlindStretch | null
}

/** Derives the result of an attempt. The same record always gives the same result, to the last digit. */
export function derivePassageResult(record: PassageRecord): PassageResult {
  const { profile, answered, time, stopReason, engineVersion } = record
  const cares = weigh(record, repliesOf(answered))
  const passages = scorePassages(answered, cares.measure, profile.testletSpread)
  const estimate = warmEstimate(passages) ?? beforeAnswers(record.prior)
  return {
    engineVersion,
    ...measuresOf(estimate, bandOf(passages, estimate, record.prior), time),
    ...detailsOf(record, cares, estimate.ability),
    trust: trustOf(record, cares),
    stopReason,
  }
}

/** Derives what an attempt with this result (logits) shows besides its measure. */
export function derivePassageDetails(record: PassageRecord, ability: number): PassageDetails {
  return detailsOf(record, weigh(record, repliesOf(record.answered)), ability)
}

/** Derives whether the result of an attempt can be trusted. */
export function derivePassageTrust(record: PassageRecord): Trust {
  return trustOf(record, weigh(record, repliesOf(record.answered)))
}

function detailsOf(record: PassageRecord, cares: Cares, ability: number): PassageDetails {
  const replies = repliesOf(record.answered)
  return {
    strands: GENRES.map((genre) => strandOf(genre, record, cares.measure)),
    kinds: kindResultsOf(
      record.answered,
      scorePassages(record.answered, cares.measure, record.profile.testletSpread),
      ability,
    ),
    effort: effortIn(cares.effort),
    forecast: record.texts.map((textMeasure) => forecastFor(ability, textMeasure)),
    ...countRight(replies),
    skipped: replies.filter(({ reply }) => reply.outcome === 'skipped').length,
    leftOut: cares.leftOut,
    pace: classifyPace(replies),
  }
}

function weigh({ answered, profile }: PassageRecord, replies: readonly TestReply[]): Cares {
  const effort = replies.map((reply) => (isRapidReply(reply, profile.rapidGuesses) ? 0 : 1))
  const leftOut = findBlindStretch(scorePassages(answered, effort, profile.testletSpread), profile)
  const byPace = careByPace(replies)
  const weighed = effort.map((care, index) => care * (byPace[index] as number))
  return { effort, measure: leftOut ? leaveOut(weighed, leftOut) : weighed, leftOut }
}

const countRight = (replies: readonly TestReply[]) => ({
  answered: replies.length,
  correct: replies.filter(({ reply }) => reply.outcome === 'right').length,
})

function effortIn(cares: readonly number[]): Effort {
  const rapid = cares.filter((care) => care === 0).length
  return { rapid, answered: cares.length, share: cares.length === 0 ? 0 : rapid / cares.length }
}

/** Returns the estimate before the first answer that counts. Such a result is marked too short. */
const beforeAnswers = ({ mean, standardDeviation }: Prior): Estimate => ({
  ability: mean,
  standardError: standardDeviation,
})

/** Returns the band of an estimate. It contains the estimate also where the likelihood has two peaks. */
function bandOf(passages: readonly ScoredPassage[], { ability }: Estimate, { mean, standardDeviation }: Prior): Band {
  const reach = 1.96 * standardDeviation
  const band = abilityBand(passages, carelessShares(CARELESSNESS)) ?? { low: mean - reach, high: mean + reach }
  return { low: Math.min(ability, band.low), high: Math.max(ability, band.high) }
}

function strandOf(genre: Genre, { answered, profile }: PassageRecord, cares: readonly number[]): Strand {
  const replies = repliesOf(answered)
  const isOfGenre = replies.map(({ passage }) => passage.genre === genre)
  const others = cares.map((care, index) => (isOfGenre[index] ? care : 0))
  const scored = others.filter((care) => care > 0).length
  const passages = scorePassages(answered, others, profile.testletSpread).filter(isInformative)
  const estimate = scored < profile.minimumStrand ? null : warmEstimate(passages)
  return {
    genre,
    ...countRight(replies.filter((_, index) => isOfGenre[index])),
    estimate: estimate && { measure: measureOf(estimate.ability), standardError: spanOf(estimate.standardError) },
  }
}

function trustOf({ answered, profile }: PassageRecord, { effort: cares }: Cares): Trust {
  const effort = effortIn(cares)
  if (lacksEffort(effort, profile.rapidGuesses)) return 'not-enough-effort'
  if (effort.answered - effort.rapid < profile.minimumScored) return 'too-short'
  const evidence = evidenceOfReading(scorePassages(answered, cares, profile.testletSpread))
  return evidence < CARELESSNESS.leastEvidence ? 'no-better-than-chance' : 'trusted'
}
