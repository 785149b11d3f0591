import { fireEvent, screen, within } from '@testing-library/react'
import type { AnsweredItem, Report } from '../contract/assessment/report'
import { renderScreen } from '../testing/render-screen'
import { ReportView } from './report-view'
import { words } from './words.id'

const measure = { value: 695, low: 520, high: 870 }
const point = { report_id: 12, finished_at: '2026-11-02T03:00:00Z', measure, trusted: true }

const reportOf = (more: Partial<Report> = {}): Report => ({
  id: 12,
  code: 'READ',
  assignment_id: 1,
  tries: 1,
  title: 'Reading check',
  child: { id: 7, name: 'Sari Dewi Lestari', avatar: null, grade: 4 },
  finished_at: point.finished_at,
  measure,
  trusted: true,
  percentile: 42,
  grade: 4,
  standard_error: 82,
  range: { low: 595, high: 745 },
  place: 'school',
  ended: 'precision',
  items: 48,
  texts: 24,
  right: 30,
  answers: null,
  skipped: 0,
  minutes: 31,
  aids: [],
  doubt: null,
  fallen: null,
  rapid_share: 0,
  left_out: null,
  too_fast: false,
  strands: [],
  kinds: [],
  growth: [{ ...point, norm: { low: 580, high: 915 } }],
  grown: null,
  forecast: [],
  samples: [],
  ...more,
})

const show = (report: Report, language: 'en' | 'id' = 'en', audience: 'adult' | 'child' = 'adult') =>
  renderScreen(() => <ReportView report={report} audience={audience} />, { language, words })

const answer = { genre: 'literary', text: 480, outcome: 'right', seconds: 31, rapid: false } as const
const pair = (number: number, passage: number, question: string): AnsweredItem[] => [
  { ...answer, number, passage, asked: question, kind: 'paraphrase' },
  { ...answer, number: number + 1, passage, asked: question, kind: 'interpretation', outcome: 'wrong', seconds: 12 },
]

describe('a report begins', () => {
  test.each([
    ['en', 'Sari reads like most fourth graders.', 'The middle half of fourth graders: 580L to 915L'],
    ['id', 'Sari membaca seperti kebanyakan anak kelas 4.', 'Separuh tengah anak kelas 4: 580L sampai 915L'],
  ] as const)('with the result in words and what its picture shows, in %s', (language, lead, key) => {
    show(reportOf(), language)
    const [first] = document.querySelectorAll('section p')
    expect(first).toHaveTextContent(lead)
    expect(screen.getByText(key)).toBeVisible()
    expect(screen.getByText(/640L .* 750L/)).toBeVisible()
  })

  test('with the doubt if the result is not trusted, and then without words about the reader', () => {
    show(reportOf({ trusted: false, doubt: 'too-short' }))
    expect(screen.getByText('This measure is not reliable')).toBeVisible()
    expect(screen.queryByText(/fourth graders/)).not.toBeInTheDocument()
  })

  test('with the pace if nobody reads as fast, without praise for anybody', () => {
    show(reportOf({ too_fast: true, minutes: 6 }))
    expect(screen.getAllByText('Unusually fast: 6 minutes')).toHaveLength(2)
    expect(screen.queryByText(/reads like/)).not.toBeInTheDocument()
    expect(screen.getByText('Test again without any hurry. That gives the truest picture.')).toBeVisible()
  })

  test('for a child at such a pace without praise, and counts texts, not questions', () => {
    show(reportOf({ too_fast: true, minutes: 6 }), 'en', 'child')
    expect(screen.getByText(/^You finished the test\. Next time, read each text slowly/)).toBeVisible()
    expect(screen.getByText('You answered 24 texts in 6 minutes.')).toBeVisible()
    expect(screen.queryByText(/good readers/)).not.toBeInTheDocument()
  })

  test.each([
    [{ from: 1, to: 8 }, 'Answers 1 to 8 did not count', 'settle in'],
    [{ from: 43, to: 48 }, 'Answers 43 to 48 did not count', 'tired towards the end'],
  ])('also with the answers %j that did not count, without blame', (left_out, sentence, reason) => {
    show(reportOf({ left_out }))
    expect(screen.getByText(new RegExp(`^${sentence}.*${reason}`))).toBeVisible()
  })
})

describe('“How sure are we?”', () => {
  const range = 'The true measure is very likely between 520L and 870L.'

  test('opens on demand and has the range of 95 in 100', async () => {
    const { user } = show(reportOf())
    const details = screen.getByText(range).closest('details')
    expect(details).not.toHaveAttribute('open')
    await user.click(screen.getByText('How sure are we?'))
    expect(details).toHaveAttribute('open')
  })

  test('is open on paper, and afterwards as it was', () => {
    show(reportOf())
    const details = screen.getByText(range).closest('details')
    fireEvent(window, new Event('beforeprint'))
    expect(details).toHaveAttribute('open')
    fireEvent(window, new Event('afterprint'))
    expect(details).not.toHaveAttribute('open')
  })
})

describe('the kinds of questions', () => {
  test('are shown in words if they differ from what was expected', () => {
    const kinds: Report['kinds'] = [
      { kind: 'inference', answered: 10, right: 9, expected: 6.2 },
      { kind: 'vocabulary', answered: 9, right: 2, expected: 6 },
    ]
    show(reportOf({ kinds }))
    expect(
      screen.getByText(
        'Answered more questions about what a text does not say outright than expected: 9 of 10, expected 6.',
      ),
    ).toBeVisible()
    expect(
      screen.getByText('Answered fewer questions about what a word means than expected: 2 of 9, expected 6.'),
    ).toBeVisible()
  })

  test('are left out if none differs, or if the result is not trusted', () => {
    const kinds: Report['kinds'] = [{ kind: 'inference', answered: 10, right: 9, expected: 6.2 }]
    show(reportOf())
    show(reportOf({ kinds, trusted: false, doubt: 'too-short' }))
    expect(screen.queryByText('Kinds of question')).not.toBeInTheDocument()
  })
})

describe('the answers to texts with two questions', () => {
  const rows = () => {
    const headings = screen.getAllByRole('heading', { name: 'Text by text' })
    return within(headings.at(-1)?.closest('section') as HTMLElement)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
  }

  test('are grouped by text, and name what each question asks for', async () => {
    const { user } = show(reportOf({ answers: [...pair(1, 1, 'Why did he go?'), ...pair(3, 2, 'What is it?')] }))
    expect(rows()).toEqual([
      'No.QuestionKindLevelAnswerTime',
      'Text 1 · Story',
      '1Why did he go?Same thing in other words480Lright31 s',
      '2Why did he go?What it is about480Lwrong12 s',
      'Text 2 · Story',
      '3What is it?Same thing in other words480Lright31 s',
      '4What is it?What it is about480Lwrong12 s',
    ])
    await user.click(screen.getByText('Show 4 answers'))
    expect(screen.getByRole('rowheader', { name: 'Text 1 · Story' })).toBeVisible()
  })

  test('have no questions for parents, in old tests neither', () => {
    show(reportOf({ answers: pair(1, 1, '') }))
    expect(rows()[2]).toBe('1Same thing in other words480Lright31 s')
    show(reportOf({ answers: [{ ...answer, number: 1, asked: '' }] }))
    expect(rows()).toEqual(['No.KindLevelAnswerTime', '1Story480Lright31 s'])
  })
})
