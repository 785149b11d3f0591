import type { Reply } from '../../src/assessment/passages/types'
import { BLIND } from './readers'

/** One answer: whether a careful reader would be right and how long it takes, and a random source. */
export interface Turn {
  isRight: boolean
  milliseconds: number
  /** Counts the answers of the test from 0. */
  position: number
  /** Random numbers in [0, 1): one for the passage, and a source for the answer. */
  ofPassage: number
  random: () => number
}

/** A way to take a test. */
export interface Manner {
  answer: (turn: Turn) => Reply
  /** Standard deviation of log times of careful answers. */
  unevenness: number
  /** Whether the reader compares words where understanding ends. */
  matchesWords: boolean
}

const reply = (isRight: boolean, milliseconds: number): Reply => ({
  outcome: isRight ? 'right' : 'wrong',
  milliseconds,
})

const carefully = ({ isRight, milliseconds }: Turn) => reply(isRight, milliseconds)

/** Guesses blindly, in a share of the time that reading takes. */
const blindly =
  (share: number) =>
  ({ milliseconds, random }: Turn) =>
    reply(random() < BLIND, share * milliseconds)

const manner = (answer: Manner['answer'], changes: Partial<Manner> = {}): Manner => ({
  answer,
  unevenness: 0.25,
  matchesWords: false,
  ...changes,
})

export const careful = manner(carefully)

export const unevenly = manner(carefully, { unevenness: 0.5 })

export const matchingWords = manner(carefully, { matchesWords: true })

/** The first answers are all wrong, then the reader reads well. */
export const nervous = (answers: number) =>
  manner((turn) => (turn.position < answers ? reply(false, turn.milliseconds) : carefully(turn)))

/** The first answers are guessed, then the reader reads well. */
export const startingBlindly = (answers: number) =>
  manner((turn) => (turn.position < answers ? blindly(1)(turn) : carefully(turn)))

/** From the n-th answer on, everything is guessed. */
export const blindFrom = (answers: number) =>
  manner((turn) => (turn.position >= answers ? blindly(1)(turn) : carefully(turn)))

/** Guesses both questions of a share of the passages, in a share of the time. */
export const guessing = (share: number, time: number) =>
  manner((turn) => (turn.ofPassage < share ? blindly(time)(turn) : carefully(turn)))
