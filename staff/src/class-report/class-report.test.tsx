import { reportContract } from '@lekta/shared/contract/assessment/report'
import type { ListQuery } from '@lekta/shared/contract/list'
import { classroomContract } from '@lekta/shared/contract/people/classroom'
import { studentContract } from '@lekta/shared/contract/people/student'
import { type Answer, answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { schoolFixtures } from '../testing/school-fixtures'
import { summaryOf } from '../testing/summary-fixtures'
import ClassReport from './class-report'

const now = new Date('2026-05-04T08:00:00Z')
const open = (search = '', first: readonly Answer[] = []) =>
  renderScreen(ClassReport, {
    path: '/teacher/report',
    at: `/teacher/report${search}`,
    role: 'teacher',
    answers: [...first, ...schoolFixtures('teacher', now)],
  })

const part = (name: string) => screen.findByRole('region', { name })

describe('the summary', () => {
  test('counts measured students across all pages', async () => {
    open('?size=10')
    expect(await part('Measured')).toHaveTextContent('36 of 40 students')
  })

  test('shows the median of each grade and its distribution around the typical range', async () => {
    open()
    const spread = within(await part('Distribution by grade'))
    expect(spread.getByText('16 students · Median 515L · 5 below, 7 in, 4 above the typical range')).toBeVisible()
    expect(spread.getByRole('figure', { name: 'Distribution of Grade 4' })).toBeVisible()
  })

  test('groups students who need attention by reason', async () => {
    open()
    const first = within(await part('Needs attention'))
    const reasons = first.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(reasons).toEqual([
      '1 in clear decline',
      '3 far below grade level',
      '4 without a reliable result',
      '4 not measured yet',
    ])
    const [fallen, farBelow] = first.getAllByRole('list').map((list) => within(list))
    expect(fallen?.getByRole('link', { name: 'Ayu Saputra' })).toHaveAttribute('href', '/teacher/student/31')
    const percentiles = farBelow
      ?.getAllByText(/percentile$/)
      .map((why) => Number(/\d+/.exec(why.textContent ?? '')?.[0]))
    expect(percentiles).toHaveLength(3)
    expect(percentiles).toEqual([...(percentiles ?? [])].sort((a, b) => a - b))
    expect(first.getByText('Dimas Lestari')).toBeVisible()
  })

  test('lists four students with clear growth, and the rest on demand', async () => {
    const { user } = open()
    const grown = within(await part('Clear growth'))
    expect(grown.getByRole('heading', { level: 3 })).toHaveTextContent('5 of 25 students with two or more tests')
    expect(grown.getAllByRole('listitem')).toHaveLength(4)
    await user.click(grown.getByRole('button', { name: 'Show all 5' }))
    expect(grown.getAllByRole('listitem')).toHaveLength(5)
    expect(grown.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('is filtered by the chosen classroom', async () => {
    const { user, address } = open()
    await screen.findByRole('option', { name: '3A Melati' })
    await user.selectOptions(screen.getByLabelText('Classroom'), '3A Melati')
    expect(address()).toBe('/teacher/report?classroom=1')
    await waitFor(async () => expect(await part('Measured')).toHaveTextContent('18 of 20 students'))
  })

  test('is not shown on the growth tab', async () => {
    open('?tab=growth')
    expect(await screen.findByLabelText('Growth since')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Measured' })).toBeNull()
  })

  test('shows an error if its request fails, and can be retried', async () => {
    let down = true
    const flaky = answers(studentContract, {
      scoreSummary: async () => {
        if (down) throw refusal(503, 'The server is being updated.')
        return summaryOf([])
      },
    })
    const { user } = open('', flaky)
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is being updated.')
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('the table', () => {
  const cellsOf = async (name: string) => {
    const table = within(screen.getByRole('table', { name: 'Student measures' }))
    const row = (await table.findByRole('link', { name })).closest('tr') as HTMLElement
    const cells = within(row).getAllByRole('cell')
    return cells.map(({ textContent }) => textContent)
  }

  test('shows percentile, growth in words, and whether the measure can be trusted', async () => {
    open('?q=joko.lestari')
    expect(await cellsOf('Joko Lestari')).toEqual([
      expect.stringContaining('Joko Lestari3A Melati'),
      '615L480L–755L',
      'about 69th percentile',
      '→ no clear change +5L',
      '24 Apr 2026',
      'Yes',
    ])
  })

  test('shows an untrusted measure without growth and percentile', async () => {
    open()
    expect(await cellsOf('Farah Lestari')).toEqual([
      expect.stringContaining('3A Melati'),
      '545L400L–690L',
      '–',
      '–',
      '28 Apr 2026',
      'No',
    ])
  })

  test('is downloaded with all of its pages, in the current search and sorting', async () => {
    const saved: Blob[] = []
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = open('?size=10&q=lestari&sort=-name')
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(click.mock.contexts[0]).toHaveProperty('download', 'reading-measures.csv')
    const lines = (await textOf(saved[0])).split('\r\n')
    expect(lines).toHaveLength(1 + 10 + 1)
    expect(lines[1]).toBe('Joko Lestari,,joko.lestari,3A Melati,3,615,480,755,69,5,52,2026-04-24 15:00:00,Yes')
    click.mockRestore()
  })

  test('shows an error if a download fails', async () => {
    const broken = answers(studentContract, {
      studentScores: async ({ query }) => {
        if (query.options.itemsPerPage === 100) throw refusal(500, 'Something broke.')
        return { data: [], last_page: 1, total: 0, page: 1 }
      },
    })
    const { user } = open('', broken)
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await screen.findByText('The download failed. Something broke.')
  })
})

describe('the finished tests', () => {
  test('are requested five at a time, sorted by id, for the chosen classroom', async () => {
    const requests: ListQuery[] = []
    const first = answers(reportContract, {
      reports: async ({ query }) => {
        requests.push(query)
        return { data: [], last_page: 2, total: 6, page: 1 }
      },
    })
    open('?tab=finished&classroom=2', first)
    await screen.findByText('1–5 of 6')
    expect(requests[0]?.options).toMatchObject({ itemsPerPage: 5, sortBy: 'id', sortDesc: false, classroom_id: 2 })
    expect(screen.getByLabelText('Rows per page')).toHaveTextContent('510203050')
  })

  test('link to their reports, and opening their tab resets page and search', async () => {
    const { user, address } = open('?classroom=1&page=2&q=a')
    await user.click(screen.getByRole('tab', { name: 'Finished tests' }))
    expect(address()).toBe('/teacher/report?classroom=1&tab=finished')
    const table = within(await screen.findByRole('table', { name: 'Finished tests' }))
    const row = (await table.findByText('Bagas Nugroho')).closest('tr') as HTMLElement
    await user.click(within(row).getAllByRole('cell')[2] as HTMLElement)
    expect(address()).toBe('/teacher/report-detail/120')
  })
})

describe('growth since a day', () => {
  test('is shown as a median, and in a picture and a table with the students who need attention first', async () => {
    open('?tab=growth&classroom=1&since=2026-01-10')
    expect(await screen.findByText(/^Median growth since 10 January 2026:/)).toHaveTextContent(
      /: [+−±]\d+L \(expected for the grade: \+\d+L\)$/,
    )
    const table = within(screen.getByRole('table', { name: 'Student growth' }))
    await table.findAllByRole('link')
    const growths = table.getAllByRole('img').map((growth) => growth.getAttribute('aria-label') ?? '')
    expect(growths.at(-1)).toMatch(/^[a-z ]+ \+\d+L, \d+% likely to be real growth$/)
    const values = growths.map((growth) => Number(/[+−±](\d+)L/.exec(growth.replace('−', '+-'))?.[1]))
    expect(values).toEqual([...values].sort((x, y) => x - y))
    const picture = within(screen.getByRole('figure', { name: 'Growth of each student' }))
    expect(picture.getAllByRole('link')[0]).toHaveAccessibleName(/^.+: \d+L → \d+L · .+ [+−±]\d+L · expected \d+L$/)
  })

  test('is listed for one outcome, whose number of students is known before it is chosen', async () => {
    const { user, address } = open('?tab=growth&since=2026-01-10')
    const choice = await screen.findByRole('button', { name: /^Declined \d+$/ })
    await user.click(choice)
    expect(address()).toBe('/teacher/report?tab=growth&since=2026-01-10&outcome=declined')
    expect(choice).toHaveAttribute('aria-pressed', 'true')
    const count = Number(choice.textContent?.match(/\d+/)?.[0])
    expect(count).toBeGreaterThan(0)
    await waitFor(() =>
      expect(within(screen.getByRole('table', { name: 'Student growth' })).getAllByRole('row')).toHaveLength(1 + count),
    )
  })

  test('is requested for the chosen day, which is kept in the address', async () => {
    const { address } = open('?tab=growth')
    fireEvent.change(await screen.findByLabelText('Growth since'), { target: { value: '2026-05-05' } })
    expect(address()).toBe('/teacher/report?tab=growth&since=2026-05-05')
    expect(await screen.findByText(/^No growth to show since 5 May 2026 yet/)).toBeVisible()
  })
})

describe('the print header', () => {
  test.each([
    ['?tab=groups', /All classrooms · /],
    ['?tab=groups&classroom=1', /3A Melati · /],
  ])('of the report at %s names the classrooms', async (search, about) => {
    open(search)
    expect(await screen.findByText(about)).toBeInTheDocument()
  })
})

describe('reading groups', () => {
  test('show a prompt to choose a classroom', async () => {
    open('?tab=groups')
    expect(await screen.findByText('Choose a classroom')).toBeVisible()
  })

  test('show a message if there are no classrooms', async () => {
    const none = { data: [], last_page: 1, total: 0, page: 1 }
    open('?tab=groups', answers(classroomContract, { classrooms: async () => none }))
    expect(await screen.findByText('No classrooms yet')).toBeVisible()
  })

  test('show the expected comprehension, and include or list every student of the classroom', async () => {
    open('?tab=groups&classroom=1')
    const first = within(await screen.findByRole('region', { name: /^Group 1: texts around (BR)?\d+L$/ }))
    expect(first.getByText(/^They understand about .* of a text at this level\.$/)).toBeVisible()
    const groups = screen.getAllByRole('region', { name: /^Group \d/ })
    const grouped = groups.flatMap((group) => within(group).getAllByRole('link'))
    const rest =
      screen
        .getByText(/^Not grouped/)
        .textContent?.split(': ')[1]
        ?.split(', ') ?? []
    expect(grouped.length + rest.length).toBe(20)
  })
})

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob as Blob)
  })
