import { type TextAnalysis, textContract } from '@lekta/shared/contract/assessment/text'
import { roundText } from '@lekta/shared/lib/measure/measure'
import { type Answer, answers } from '@lekta/shared/testing/fake-api'
import type { School } from './school-fixtures'

/** Words with more letters than this count as rare. */
const LONG_WORD = 10

const wordsIn = (text: string, offset = 0) =>
  [...text.matchAll(/[\p{L}'’]+/gu)].map((match) => {
    const start = offset + match.index
    return { word: match[0], start, end: start + match[0].length }
  })

const sentencesIn = (text: string) =>
  [...text.matchAll(/[^.!?]+[.!?]*/g)].flatMap((match) => {
    const words = wordsIn(match[0], match.index)
    const [first, last] = [words[0], words.at(-1)]
    return first && last ? [{ start: first.start, end: last.end, words: words.length }] : []
  })

/** Estimates a measure from the length of words and sentences; precise enough to try out a page. */
function analysed(text: string): TextAnalysis {
  const words = wordsIn(text)
  const sentences = sentencesIn(text)
  const mean = words.length / Math.max(1, sentences.length)
  const measure = roundText(698 * Math.log(Math.max(1, mean)) - 800)
  return {
    measure,
    low: measure - 160,
    high: measure + 160,
    words: words.length,
    sentences: sentences.length,
    sentence_length: mean,
    long_sentences: sentences.filter((one) => one.words > 1.5 * mean),
    rare_words: words.filter(({ word }) => word.length > LONG_WORD),
  }
}

/**
 * Returns the expected comprehension by the distance between reader and text, in L. It is 75 % at a distance of 0.
 */
const understood = (distance: number) => 1 / (1 + Math.exp(-1.1 - distance / 180))

/** Text analysis, and the students in a class who would understand a text. */
export function textAnswers({ scored }: School): Answer[] {
  return answers(textContract, {
    analyseText: async ({ body }) => analysed(body.text),
    textOfFile: async ({ file }) => ({ text: new TextDecoder().decode(await file.arrayBuffer()) }),
    textReaders: async ({ query }) => {
      const room = scored.filter((student) => student.room.id === Number(query.classroom_id))
      const entries = room.flatMap(({ id, name, standing }) => {
        if (!standing?.trusted) return []
        const { report_id, measure } = standing
        return [{ id, name, report_id, measure, comprehension: understood(measure.value - Number(query.measure)) }]
      })
      return {
        readers: entries.sort((a, b) => b.comprehension - a.comprehension),
        left_out: room.filter(({ standing }) => !standing?.trusted).map(({ id, name }) => ({ id, name })),
      }
    },
  })
}
