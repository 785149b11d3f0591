import type { AttemptState, ShownItem } from '@lekta/shared/contract/assessment/attempt'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'

/** An answer that the server has not confirmed yet. */
export interface UnconfirmedAnswer {
  tries: number
  number: number
  skipped: boolean
}

/**
 * Why the test has stopped. `elsewhere`: the session ended because of a login on another device. `closed`: the account
 * is waiting to be erased.
 */
export type Trouble = { kind: 'loggedOut'; elsewhere: boolean } | { kind: 'blocked' | 'closed'; message: string }

/** The state of a running test, as far as this browser knows it. */
export interface Run {
  /** The attempt's number; null until the server has sent it. */
  tries: number | null
  /** The number of answers that the server has stored. */
  answered: number
  unconfirmed: readonly UnconfirmedAnswer[]
  /** Items that the server has sent, by number. */
  items: readonly ShownItem[]
  /** From 0 to 1, as displayed, including unconfirmed answers; never decreases within an attempt. */
  progress: number
  /** The server's progress for `answered`. */
  confirmedProgress: number
  /** The number of skips left according to the server. Skips in `unconfirmed` are not subtracted yet. */
  skips: number
  restDue: boolean
  /** Whether the server has sent the attempt's state since the page was opened. */
  entered: boolean
  finished: boolean
  /** Whether another tab of this browser runs the test. */
  elsewhere: boolean
  /** Whether there is no running attempt; the start page explains why. */
  outside: boolean
  /** Whether the network is slow or down. */
  delayed: boolean
  /** Whether unsent answers survive a closed tab. */
  lasting: boolean
  /** The number of an item that must be answered again. */
  again: number | null
  trouble: Trouble | null
}

export type RunEvent =
  | { type: 'opened' }
  | { type: 'found'; waiting: readonly UnconfirmedAnswer[]; lasting: boolean }
  | { type: 'entered'; state: AttemptState }
  | { type: 'answered'; number: number; skipped: boolean }
  | { type: 'stored'; state: AttemptState }
  | { type: 'settled'; state: AttemptState; refused: UnconfirmedAnswer }
  | { type: 'over'; tries: number }
  | { type: 'outside' }
  | { type: 'elsewhere' }
  | { type: 'delayed' }
  | { type: 'notLasting' }
  | { type: 'rested' }
  | { type: 'troubled'; trouble: Trouble }

export const noRun: Run = {
  tries: null,
  answered: 0,
  unconfirmed: [],
  items: [],
  progress: 0,
  confirmedProgress: 0,
  skips: 0,
  restDue: false,
  entered: false,
  finished: false,
  elsewhere: false,
  outside: false,
  delayed: false,
  lasting: true,
  again: null,
  trouble: null,
}

// Known items keep their object identity, so that the item on the screen does not change.
const mergeItems = (current: readonly ShownItem[], named: readonly ShownItem[], answered: number) => {
  const fresh = named.filter(({ number }) => !current.some((item) => item.number === number))
  return [...current, ...fresh].filter(({ number }) => number > answered).sort((a, b) => a.number - b.number)
}

/** The answers of the longest typical test: to texts with two questions each, or with one. */
const longestTest = { pairs: 2 * standardTest.texts.most, single: 30 }
/** The maximum progress to show until the server says that the test is over. */
const maxUnconfirmedProgress = 0.98

/**
 * Returns the progress per answer before the server has sent any. As long as the kind of test is unknown, this is the
 * smaller one, because progress never decreases.
 */
const defaultShare = ({ items }: Run) =>
  1 / longestTest[items[0] && items[0].same_passage === undefined ? 'single' : 'pairs']

/** Adds the estimated progress of unconfirmed answers. */
function withProgress(run: Run): Run {
  const last = Math.max(run.answered, ...run.unconfirmed.map(({ number }) => number))
  const extrapolated =
    run.answered > 0 && run.confirmedProgress > 0
      ? (run.confirmedProgress * last) / run.answered
      : last * defaultShare(run)
  const unconfirmedProgress = last > run.answered ? Math.min(maxUnconfirmedProgress, extrapolated) : 0
  return { ...run, progress: Math.max(run.progress, run.confirmedProgress, unconfirmedProgress) }
}

const isSameAttempt = (run: Run, { tries }: AttemptState) =>
  run.tries === tries || (run.tries === null && run.unconfirmed.some((unconfirmed) => unconfirmed.tries === tries))

/** Applies the server's state. An older state, of this attempt or of an earlier one, never reverts newer values. */
function merge(run: Run, state: AttemptState): Run {
  if (run.tries !== null && state.tries < run.tries) return run
  const before = isSameAttempt(run, state) ? run : { ...noRun, lasting: run.lasting, unconfirmed: run.unconfirmed }
  const answered = Math.max(before.answered, state.answered)
  const newest = state.answered >= before.answered
  return withProgress({
    ...run,
    tries: state.tries,
    answered,
    unconfirmed: run.unconfirmed.filter(({ tries, number }) => tries === state.tries && number > answered),
    items: mergeItems(before.items, state.items, answered),
    progress: before.progress,
    confirmedProgress: Math.max(before.confirmedProgress, state.progress),
    skips: newest ? state.skips_left : before.skips,
    restDue: (newest && state.pause) || before.restDue,
    finished: state.finished || before.finished,
    delayed: false,
    again: run.again !== null && run.again > answered ? run.again : null,
    trouble: null,
  })
}

/**
 * Applies the server's state after the server refused an answer. If the server expects an answer to the same item
 * next, the item is shown again.
 */
function settle(run: Run, state: AttemptState, refused: UnconfirmedAnswer): Run {
  const merged = merge(run, state)
  const isCurrent = refused.tries === state.tries && refused.number === state.answered + 1
  const unconfirmed = isCurrent
    ? merged.unconfirmed.filter(({ number }) => number < refused.number)
    : merged.unconfirmed
  return { ...merged, entered: true, unconfirmed, again: isCurrent ? refused.number : null }
}

/** Returns the run after an event. The function is pure, so that tests can try every order of events. */
export function step(run: Run, event: RunEvent): Run {
  switch (event.type) {
    case 'opened':
      return { ...run, trouble: null, elsewhere: false, outside: false, entered: false, delayed: false }
    case 'found':
      return withProgress({ ...run, unconfirmed: event.waiting, lasting: event.lasting })
    case 'entered':
      return { ...merge(run, event.state), entered: true }
    case 'answered':
      return addAnswer(run, event.number, event.skipped)
    case 'stored':
      return merge(run, event.state)
    case 'settled':
      return settle(run, event.state, event.refused)
    case 'over':
      return { ...run, tries: event.tries, unconfirmed: [], finished: true, trouble: null }
    case 'outside':
      return { ...run, outside: true }
    case 'elsewhere':
      return { ...run, elsewhere: true }
    case 'delayed':
      return { ...run, delayed: true }
    case 'notLasting':
      return { ...run, lasting: false }
    case 'rested':
      return { ...run, restDue: false }
    case 'troubled':
      return { ...run, trouble: event.trouble }
  }
}

function addAnswer(run: Run, number: number, skipped: boolean): Run {
  const item = currentItem(run)
  if (run.tries === null || item?.number !== number || (skipped && skipsLeft(run) === 0)) return run
  return withProgress({ ...run, unconfirmed: [...run.unconfirmed, { tries: run.tries, number, skipped }], again: null })
}

/** Returns the item to answer now, which follows the last answered one, if the server has sent it. */
export function currentItem({ items, answered, unconfirmed }: Run): ShownItem | undefined {
  const last = Math.max(answered, ...unconfirmed.map(({ number }) => number))
  return items.find(({ number }) => number === last + 1)
}

/** Returns the number of skips left, after subtracting the skips in unconfirmed answers. */
export const skipsLeft = ({ skips, unconfirmed }: Run) =>
  Math.max(0, skips - unconfirmed.filter(({ skipped }) => skipped).length)

/** The view that the page shows. */
export type View =
  | { kind: 'opening' | 'waiting' | 'rest' | 'outside' | 'elsewhere' }
  | Trouble
  | { kind: 'item'; item: ShownItem }
  | { kind: 'finished'; tries: number }

export function viewOf(run: Run): View {
  if (run.finished && run.tries !== null) return { kind: 'finished', tries: run.tries }
  if (run.elsewhere) return { kind: 'elsewhere' }
  if (run.trouble) return run.trouble
  if (run.outside) return { kind: 'outside' }
  if (!run.entered) return { kind: run.delayed ? 'waiting' : 'opening' }
  if (run.restDue) return { kind: 'rest' }
  const item = currentItem(run)
  return item ? { kind: 'item', item } : { kind: 'waiting' }
}

/** Returns whether all answers are on the server, being sent, or waiting for the network. */
export const safetyOf = ({ unconfirmed, delayed }: Run): 'saved' | 'saving' | 'waiting' =>
  delayed ? 'waiting' : unconfirmed.length > 0 ? 'saving' : 'saved'
