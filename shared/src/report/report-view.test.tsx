import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { disclaimer } from '../brand'
import { type Report, reportContract } from '../contract/assessment/report'
import { childContract } from '../contract/people/child'
import { describeSteps, weakerGenre } from '../lib/measure/describe-steps'
import { blankStudent } from '../testing/blank-student'
import { answers, refusal } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import { sampleFixtures } from '../testing/sample-fixtures'
import { childNextSteps } from './next-steps'
import { ReportPage } from './report-page'
import { ReportView } from './report-view'
import { words } from './words.id'

const band = (value: number) => ({ value, low: value - 100, high: value + 100 })
const child = { id: 7, name: 'Ayu Lestari', avatar: null, grade: 3 }

const reportAt = (value: number, more: Partial<Report> = {}): Report => ({
  id: 12,
  code: 'READ',
  assignment_id: 1,
  tries: 1,
  title: 'Reading check',
  child,
  finished_at: '2026-11-02T03:00:00Z',
  measure: band(value),
  trusted: true,
  percentile: 62,
  grade: 3,
  standard_error: 51.4,
  range: { low: value - 100, high: value + 50 },
  place: 'school',
  ended: 'precision',
  items: 24,
  right: 16,
  answers: [],
  skipped: 2,
  minutes: 17,
  aids: [],
  doubt: null,
  fallen: null,
  rapid_share: 0.04,
  strands: [
    { genre: 'literary', measure: band(value + 20) },
    { genre: 'informational', measure: band(value - 20) },
  ],
  growth: [
    { report_id: 3, finished_at: '2026-02-02T03:00:00Z', measure: band(value - 80), trusted: true, norm: null },
    { report_id: 12, finished_at: '2026-11-02T03:00:00Z', measure: band(value), trusted: true, norm: null },
  ],
  grown: { difference: 80, probability: 0.94, since: '2026-02-02T03:00:00Z' },
  forecast: [
    { text: value - 100, comprehension: 0.84 },
    { text: value, comprehension: 0.75 },
  ],
  samples: [],
  ...more,
})

const view = (report: Report, audience: 'child' | 'adult', language: 'en' | 'id' = 'en') => {
  const { container } = renderScreen(() => <ReportView report={report} audience={audience} />, {
    language,
    words: words,
  })
  const page = container.cloneNode(true) as Element
  // Mantine writes its CSS variables into a style element of the page.
  for (const style of page.querySelectorAll('style')) style.remove()
  return page.textContent ?? ''
}

const t = ((key: string) => key) as never
const steps = (report: Report, audience: 'child' | 'adult') =>
  audience === 'child' ? childNextSteps(report, t) : describeSteps(report, (at) => at).map(({ text }) => text)

const answer = { number: 1, asked: 'The sky was _____.', genre: 'literary', text: 480, rapid: false } as const

describe('the part “Text by text”', () => {
  test('shows an adult each question with its kind, level, outcome and time', () => {
    const text = view(
      reportAt(430, {
        answers: [
          { ...answer, outcome: 'right', seconds: 31 },
          { ...answer, number: 2, genre: 'informational', text: -120, outcome: 'wrong', seconds: 2, rapid: true },
          { ...answer, number: 3, outcome: 'skipped', seconds: null },
        ],
      }),
      'adult',
    )
    expect(text).toContain('1The sky was _____.Story480Lright31 s')
    expect(text).toContain('2The sky was _____.FactsBR120Lwrong2 s (answered too fast)')
    expect(text).toContain('3The sky was _____.Story480Lskipped–')
  })

  test('opens on demand, and paper has all of it without the button', async () => {
    const { user } = renderScreen(
      () => (
        <ReportView
          report={reportAt(430, { answers: [{ ...answer, outcome: 'right', seconds: 31 }] })}
          audience="adult"
        />
      ),
      { words },
    )
    const summary = screen.getByText('Show 1 answer')
    expect(screen.getByText('The sky was _____.')).not.toBeVisible()
    await user.click(summary)
    expect(screen.getByText('The sky was _____.')).toBeVisible()
    await user.click(summary)
    fireEvent(window, new Event('beforeprint'))
    expect(screen.getByText('The sky was _____.')).toBeVisible()
    expect(summary).toHaveClass('onScreen')
    fireEvent(window, new Event('afterprint'))
    expect(screen.getByText('The sky was _____.')).not.toBeVisible()
  })

  test('says so if nothing was answered', () => {
    const text = view(reportAt(430), 'adult')
    expect(text).toContain('No texts were answered.')
    expect(text).not.toMatch(/Show \d/)
  })

  test('is not shown to a child', () => {
    expect(view(reportAt(430, { answers: null }), 'child')).not.toContain('Text by text')
  })
})

describe('the sample texts', () => {
  const show = (value: number, audience: 'child' | 'adult') =>
    renderScreen(() => <ReportView report={reportAt(value, { samples: sampleFixtures })} audience={audience} />, {
      words: words,
    })

  test('are shown to a child in full, from easy to hard, with their levels', () => {
    show(300, 'child')
    const part = screen.getByRole('heading', { name: 'What you can read now' }).closest('section') as HTMLElement
    expect(
      within(part)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['The Last Cake', 'How Bees Tell the Way', 'Forty Steps'])
    for (const { passage } of sampleFixtures) expect(within(part).getByText(passage)).toBeVisible()
    for (const kind of ['Story · about 110L', 'Facts · about 290L', 'Story · about 490L'])
      expect(within(part).getByText(kind)).toBeVisible()
    expect(
      within(part)
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset.shelf),
    ).toEqual(['easy', 'right', 'climb'])
  })

  test('are shown to an adult too', () => {
    show(300, 'adult')
    const part = screen.getByRole('heading', { name: 'Sample texts at this level' }).closest('section') as HTMLElement
    for (const { title, passage } of sampleFixtures) {
      expect(within(part).getByRole('heading', { level: 3, name: title })).toBeVisible()
      expect(within(part).getByText(passage)).toBeVisible()
    }
  })

  test.each([
    ['child', 'What you can read now'],
    ['adult', 'Sample texts at this level'],
  ] as const)('are left out of the report for a %s if there are none', (audience, title) => {
    expect(view(reportAt(430, { samples: sampleFixtures }), audience)).toContain(title)
    expect(view(reportAt(430), audience)).not.toContain(title)
  })

  test('below 0L are shown to a child without BR or a minus sign', () => {
    const samples = [
      { shelf: 'right', genre: 'literary', title: 'Rain', passage: 'The sky is dark.', text: -140 } as const,
    ]
    const text = view(reportAt(-120, { samples: [...samples] }), 'child')
    expect(text).toContain('The sky is dark.')
    expect(text).not.toMatch(/BR|−|-\d/)
  })
})

describe('on the report page', () => {
  const open = (role: 'teacher' | 'parent' | 'child') => {
    const requests: string[] = []
    const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
    const { user } = renderScreen(() => <ReportPage id={12} back={{ to: '/', label: 'Back' }} />, {
      role,
      answers: answers(reportContract, {
        report: async () => reportAt(430),
        reportFile: async ({ query }) => {
          requests.push(`report in ${query.language}`)
          return file('report.pdf')
        },
        parentLetter: async ({ query }) => {
          requests.push(`letter in ${query.language}`)
          return file('letter.pdf')
        },
      }),
    })
    return { user, requests }
  }
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  test('a teacher can download the report as a PDF, and the letter in a chosen language', async () => {
    const { user, requests } = open('teacher')
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toEqual(['report.pdf']))
    await user.click(screen.getByRole('button', { name: 'Letter to parents' }))
    await user.click(await screen.findByRole('menuitem', { name: 'In Indonesian', hidden: true }))
    await waitFor(() => expect(saved).toEqual(['report.pdf', 'letter.pdf']))
    expect(requests).toEqual(['report in en', 'letter in id'])
  })

  test('a parent can download the PDF, but no letter', async () => {
    const { user, requests } = open('parent')
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toEqual(['report.pdf']))
    expect(requests).toEqual(['report in en'])
    expect(screen.queryByRole('button', { name: 'Letter to parents' })).not.toBeInTheDocument()
  })

  test('a child can print the report, but not download it', async () => {
    open('child')
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /PDF|Letter/ })).not.toBeInTheDocument()
  })
})

describe('for an adult', () => {
  test('the measure is shown with its band, its range and its percentile', () => {
    const text = view(reportAt(430), 'adult')
    expect(text).toContain('The true measure is very likely between 330L and 530L.')
    expect(text).toContain('Reading range: 330L to 480L.')
    expect(text).toContain('Reads as well as or better than 62 of 100 children in grade 3.')
    expect(text).toContain('94% likely to be real growth')
    expect(text).toContain(disclaimer.en)
  })

  test('a measure far below the previous one is shown with a caution that blames neither test', () => {
    const text = view(reportAt(430, { fallen: { from: 690, since: '2026-02-02T03:00:00Z' } }), 'adult')
    expect(text).toContain('These two results differ more than chance allows')
    expect(text).toContain('The measure was 690L on 2 February 2026. One of the two results is probably off')
    expect(text).toContain('A third test will decide.')
    expect(text).toContain('430L')
  })

  test('effort, conditions and the forecast are shown in figures', () => {
    const text = view(reportAt(430), 'adult')
    for (const part of [
      'Texts answered24',
      'Texts skipped2',
      'Reading time in minutes17',
      'Answers given too fast4%',
      '330Labout 84%',
    ])
      expect(text).toContain(part)
    expect(text).toContain('The standard error is 51L')
  })

  test('reading aids are listed, with the number of texts if they were not used for all', () => {
    const aids = [
      { aid: 'face:dyslexia', texts: 5 },
      { aid: 'ruler:on', texts: 26 },
    ] as const
    const text = view(reportAt(430, { aids: [...aids] }), 'adult')
    expect(text).toContain('Text displayDyslexia-friendly letters5 of 26 textsReading ruler')
    expect(text).not.toContain('26 of 26')
    expect(text).toContain('Display settings change how a text looks, not how hard it is.')
    expect(view(reportAt(430), 'adult')).toContain('Text displayStandard')
    expect(view(reportAt(430, { aids: null }), 'adult')).not.toContain('Text display')
  })

  test('a first test without a percentile shows no percentile, and growth only for later', () => {
    const growth = reportAt(430).growth.slice(-1)
    const text = view(reportAt(430, { percentile: null, grown: null, growth }), 'adult')
    expect(text).not.toMatch(/children in grade/)
    expect(text).toContain('This is the first test. Growth shows from the second test.')
    expect(text).toContain('There is no earlier measure to compare with')
  })

  test('the hint that there is no earlier measure is shown only without growth', () => {
    expect(view(reportAt(430, { grown: null }), 'adult')).toContain('There is no earlier measure to compare with')
    expect(view(reportAt(430), 'adult')).not.toContain('There is no earlier measure to compare with')
  })

  test('a measure below zero is shown with an explanation of BR', () => {
    expect(view(reportAt(-120), 'adult')).toMatch(/BR120L.*BR means beginning reader/)
  })

  test('kinds of text are only shown if there are any', () => {
    expect(view(reportAt(430), 'adult')).toContain('Kinds of text')
    expect(view(reportAt(430, { strands: [] }), 'adult')).not.toContain('Kinds of text')
  })

  test('the report is rendered in Indonesian', () => {
    expect(view(reportAt(430), 'adult', 'id')).toContain('Ukuran sebenarnya sangat mungkin berada di antara 330L')
    expect(view(reportAt(430, { trusted: false }), 'adult', 'id')).toContain('Tes ini tidak dapat dibandingkan')
  })
})

describe('the bands of a report for an adult', () => {
  test('the growth chart shows soft bands, and the ranges of 95 in 100 are in its table', () => {
    const growth = reportAt(430).growth.map((point, i) => ({
      ...point,
      middle: { low: point.measure.value - 35, high: point.measure.value + 35 },
      trusted: i > 0,
    }))
    renderScreen(() => <ReportView report={reportAt(430, { growth })} audience="adult" />, { words })
    const part = within(screen.getByRole('heading', { name: 'Growth' }).closest('section') as HTMLElement)
    expect(part.getByRole('figure')).toHaveAccessibleName(
      'Reading measures from 2 Feb 2026 (350L) to 2 Nov 2026 (430L)',
    )
    expect(part.getByText('The true measure is as likely on this line as beyond it')).toBeVisible()
    expect(part.getByRole('button', { name: '2 Feb 2026: 350L · 315L–385L · Not reliable' })).toBeInTheDocument()
    expect(part.getByText('330L–530L')).not.toBeVisible()
    expect(part.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'DateMeasureVery likely between',
      '2 Feb 2026350LNot reliable',
      '2 Nov 2026430L330L–530L',
    ])
  })

  test('each point of the growth chart opens the report of its test, if the page of a report is known', () => {
    const toReport = (id: number) => `/teacher/report-detail/${id}`
    renderScreen(() => <ReportView report={reportAt(430)} audience="adult" toReport={toReport} />, { words })
    expect(screen.getByRole('link', { name: /^2 Feb 2026: 350L/ })).toHaveAttribute('href', '/teacher/report-detail/3')
  })

  test('kinds of text show their measures, and how sure they are on demand', () => {
    renderScreen(() => <ReportView report={reportAt(430)} audience="adult" />, { words })
    const part = within(screen.getByRole('heading', { name: 'Kinds of text' }).closest('section') as HTMLElement)
    expect(part.getByText('450L')).toBeVisible()
    expect(part.getByText('Stories: the true measure is very likely between 350L and 550L.')).not.toBeVisible()
    expect(part.getByText('Factual texts: the true measure is very likely between 310L and 510L.')).not.toBeVisible()
  })
})

describe('an untrusted measure', () => {
  test('is shown to an adult with a caution and without conclusions', () => {
    const text = view(reportAt(430, { trusted: false, doubt: 'not-enough-effort', grown: null }), 'adult')
    expect(text).toMatch(/Many answers came faster than anyone could read the texts\..*430L/)
    expect(text).toContain('This test cannot be compared, because its measure is not reliable.')
    expect(text).toContain('Repeat the test on a calm day.')
    expect(text).not.toMatch(
      /is very likely|Reading range|children in grade|Kinds of text|How hard other texts|first test/,
    )
  })

  test.each([
    ['too-short', /Too few texts were read properly/, /Terlalu sedikit teks/],
    ['no-better-than-chance', /no better than guessing\. Perhaps/, /tidak lebih baik daripada tebakan/],
  ] as const)('with the distrust reason %s is explained in both languages', (reason, english, indonesian) => {
    const report = reportAt(430, { trusted: false, doubt: reason, grown: null })
    expect(view(report, 'adult')).toMatch(/This measure is not reliable/)
    expect(view(report, 'adult')).toMatch(english)
    expect(view(report, 'adult')).not.toMatch(/faster than anyone could read the texts/)
    expect(view(report, 'adult', 'id')).toMatch(/Ukuran ini belum dapat dipercaya/)
    expect(view(report, 'adult', 'id')).toMatch(indonesian)
    expect(view(report, 'child')).toContain('This test could not show how well you read.')
  })

  test('of a first test does not announce growth from the second test', () => {
    const growth = reportAt(430).growth.slice(-1)
    const text = view(reportAt(430, { trusted: false, grown: null, growth }), 'adult')
    expect(text).toContain('This test cannot be compared, because its measure is not reliable.')
    expect(text).not.toContain('This is the first test.')
  })
})

describe('for a child', () => {
  test('the level is shown without percentile, band, standard error and forecast', () => {
    const text = view(reportAt(430), 'child')
    expect(text).toContain('430L')
    expect(text).not.toMatch(/of 100|530L|standard error|%/)
  })

  test('levels below zero are shown as steps, without BR or a minus sign', () => {
    const text = view(reportAt(-120), 'child')
    expect(text).toContain('Step 6 of 8')
    expect(text).toContain('Step 5 of 8')
    expect(text).not.toMatch(/BR|−|-\d/)
  })

  test('the report is rendered in Indonesian', () => {
    expect(view(reportAt(-120), 'child', 'id')).toContain('Langkah 6 dari 8')
  })
})

describe('next steps', () => {
  test('depend on whether growth is sure, likely, absent or not known yet', () => {
    const last = (more: Partial<Report>) => steps(reportAt(430, more), 'adult').at(-1)
    const since = '2026-02-02T03:00:00Z'
    expect(last({})).toMatch(/^Keep going/)
    expect(last({ grown: { difference: 30, probability: 0.7, since } })).toMatch(/^There are signs of growth/)
    expect(last({ grown: { difference: -10, probability: 0.4, since } })).toMatch(/^No growth since/)
    expect(last({ grown: null, growth: reportAt(430).growth.slice(-1) })).toMatch(/from the second test\.$/)
    expect(last({ grown: null })).toMatch(/once two reliable tests can be compared\.$/)
  })

  test('do not advise to go on while the measure is lower than in the test before', () => {
    const last_change = { difference: -130, probability: 0.15, fallen: false, since: '2026-08-20T03:00:00Z' }
    const report = reportAt(430, { last_change })
    expect(steps(report, 'adult').at(-1)).toMatch(/^The measure is lower than on .* test again in 4 to 6 weeks/)
    const text = view(report, 'adult')
    expect(text).toContain('Since 2 Feb 2026: +80L (94% likely to be real growth)')
    expect(text).toContain('Since 20 Aug 2026: −130L (85% likely to be a real decline, so it may also be chance)')
    const grown = { ...last_change, difference: 20, probability: 0.6 }
    expect(steps(reportAt(430, { last_change: grown }), 'adult').at(-1)).toMatch(/^Keep going/)
  })

  test('name the weaker kind of text only when it lies below the other one’s band', () => {
    const strands = (facts: number): Report['strands'] => [
      { genre: 'literary', measure: band(430) },
      { genre: 'informational', measure: band(facts) },
    ]
    expect(weakerGenre({ strands: strands(400) })).toBeNull()
    expect(weakerGenre({ strands: strands(320) })).toBe('informational')
    expect(weakerGenre({ strands: strands(540) })).toBe('literary')
    expect(weakerGenre({ strands: [] })).toBeNull()
    expect(steps(reportAt(430, { strands: strands(300) }), 'adult').join()).toMatch(/Stories are easier/)
  })

  test('recommend another test after an untrusted result, and name no level for books', () => {
    expect(steps(reportAt(-120, { trusted: false }), 'adult')).toEqual([
      expect.stringMatching(/^Repeat the test on a calm day/),
    ])
    expect(steps(reportAt(430, { trusted: false }), 'child')).toEqual([
      expect.stringMatching(/^Next time, read each text slowly/),
      expect.stringMatching(/^Read a little every day/),
    ])
  })

  test('recommend another test after a decline, and no new range of texts', () => {
    const stepTexts = steps(reportAt(430, { fallen: { from: 690, since: '2026-02-02T03:00:00Z' } }), 'adult')
    expect(stepTexts[0]).toMatch(/^Take a third test on a calm day/)
    expect(stepTexts.join()).not.toMatch(/Choose texts between|No growth since/)
  })

  test('recommend picture books instead of a range to a child below 0L', () => {
    expect(steps(reportAt(-120), 'child').join()).toMatch(/big pictures/)
    expect(steps(reportAt(-120), 'child').join()).not.toMatch(/Look for books between/)
  })
})

describe('the page of a report', () => {
  const open = (points: string, isDown = () => false) =>
    renderScreen(() => <ReportPage id={12} back={{ to: '/teacher/report', label: 'All reports' }} />, {
      role: 'teacher',
      answers: [
        ...answers(reportContract, {
          report: async () => {
            if (isDown()) throw refusal(503, 'The database is not responding.')
            return reportAt(430)
          },
        }),
        ...answers(childContract, {
          child: async () => ({
            ...blankStudent,
            ...child,
            username: 'ayu',
            poin_formatted: points,
            school: null,
            standing: null,
          }),
        }),
      ],
    })

  test('shows the student’s name, the points and the back link', async () => {
    open('1,250')
    expect(await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })).toBeVisible()
    expect(await screen.findByText('1,250 points')).toBeVisible()
    expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/teacher/report')
    expect(screen.getByRole('heading', { name: 'Reading measure' })).toBeVisible()
  })

  test('hides the points if there are none', async () => {
    open('0')
    await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })
    expect(screen.queryByText(/points/)).not.toBeInTheDocument()
  })

  test('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { user } = open('0')
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
    print.mockRestore()
  })

  test('shows an error with the back link, and loads on retry', async () => {
    let isDown = true
    const { user } = open('0', () => isDown)
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is not responding.')
    expect(screen.getByRole('link', { name: 'All reports' })).toHaveAttribute('href', '/teacher/report')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Reading measure' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
