import type { Result } from './estimate/measures'
import { derivePassageResult, PASSAGE_ENGINE_VERSION, type PassageRecord } from './passages/result'
import { type AttemptRecord, deriveResult, UnknownEngineError } from './result'

/** The form of a test: single items, or passages with two questions. */
export type TestForm = 'items' | 'passages'

/** A record with the form of its test. */
export type TestRecord = ({ form: 'items' } & AttemptRecord) | ({ form: 'passages' } & PassageRecord)

/** The form of the tests of each engine version. */
const FORMS: Readonly<Record<number, TestForm>> = { 1: 'items', 2: 'items', [PASSAGE_ENGINE_VERSION]: 'passages' }

/** Returns the form of the tests of an engine version. Throws UnknownEngineError. */
export function formOf(engineVersion: number): TestForm {
  const form = FORMS[engineVersion]
  if (!form) throw new UnknownEngineError(engineVersion)
  return form
}

/** Derives the result of an attempt with the engine that it was taken with. Throws UnknownEngineError. */
export function deriveAnyResult(record: TestRecord): Result {
  return record.form === 'items' ? deriveResult(record) : derivePassageResult(record)
}
