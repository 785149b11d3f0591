import type { CompoundSentence, ReportSentence } from './report-sentence'

/** Names the kinds of questions in a list of answers. */
export const kindNames = {
  verbatim: { text: 'Find it in the text' },
  paraphrase: { text: 'Same thing in other words' },
  inference: { text: 'Read between the lines' },
  interpretation: { text: 'What it is about' },
  evaluation: { text: 'How it is written' },
  vocabulary: { text: 'What a word means' },
} as const satisfies Record<string, ReportSentence>

/** What questions of each kind are about, as a part of a sentence. */
const subjects = {
  verbatim: { text: 'what a text says word for word' },
  paraphrase: { text: 'what a text says in other words' },
  inference: { text: 'what a text does not say outright' },
  interpretation: { text: 'what a text is about' },
  evaluation: { text: 'how and why a text is written' },
  vocabulary: { text: 'what a word means' },
} as const satisfies Record<keyof typeof kindNames, ReportSentence>

/** How the answers to questions of one kind differ from what the measure lets expect. */
export interface KindFinding {
  kind: keyof typeof kindNames
  answered: number
  right: number
  expected: number
}

/** Describes each kind of question that was answered better or worse than expected. */
export const describeKinds = ({ kinds }: { kinds?: readonly KindFinding[] | undefined }): CompoundSentence[] =>
  (kinds ?? []).map(({ kind, answered, right, expected }) => ({
    text:
      right > expected
        ? 'Answered more questions about {{subject}} than expected: {{right}} of {{answered}}, expected {{expected}}.'
        : 'Answered fewer questions about {{subject}} than expected: {{right}} of {{answered}}, expected {{expected}}.',
    values: { right, answered, expected: Math.round(expected) },
    parts: { subject: subjects[kind] },
  }))
