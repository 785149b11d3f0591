import type { Result, ResultDetails, Trust } from './estimate/measures'
import type { PassageProfile } from './passages/profile'
import {
  derivePassageDetails,
  derivePassageResult,
  derivePassageTrust,
  type PassageDetails,
  type PassageRecord,
} from './passages/result'
import type { Profile } from './profile'
import { type AttemptRecord, deriveDetails, deriveResult, deriveTrust } from './result'

/** The profile of a test of single items, or of passages with two questions. */
export type AnyProfile = Profile | PassageProfile

/** Returns whether a test with this profile gives passages with two questions. */
export const isPassageProfile = (profile: AnyProfile): profile is PassageProfile => 'maximumPassages' in profile

/** The most questions of a test. */
export const mostQuestions = (profile: AnyProfile): number =>
  isPassageProfile(profile) ? 2 * profile.maximumPassages : profile.maximumItems

/** A record with the form of its test. */
export type TestRecord = ({ form: 'items' } & AttemptRecord) | ({ form: 'passages' } & PassageRecord)

/** Derives the result of an attempt with the engine that it was taken with. Throws UnknownEngineError. */
export function deriveAnyResult(record: TestRecord): Result {
  return record.form === 'items' ? deriveResult(record) : derivePassageResult(record)
}

/** Derives what an attempt with this result (logits) shows besides its measure. */
export function deriveAnyDetails(record: TestRecord, ability: number): ResultDetails & Partial<PassageDetails> {
  return record.form === 'items' ? deriveDetails(record, ability) : derivePassageDetails(record, ability)
}

/** Derives whether the result of an attempt can be trusted. Throws UnknownEngineError. */
export function deriveAnyTrust(record: TestRecord): Trust {
  return record.form === 'items' ? deriveTrust(record) : derivePassageTrust(record)
}
