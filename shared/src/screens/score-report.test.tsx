import { screen, waitFor, within } from '@testing-library/react'
import type { ListQuery } from '../contract/list'
import { reportContract } from '../contract/report'
import { studentContract } from '../contract/student'
import { type Answer, answers, refusal } from '../testing/fake-api'
import { renderScreen } from '../testing/render-screen'
import { schoolFixtures } from '../testing/school-fixtures'
import { summaryOf } from '../testing/school-summary'
import { ScoreReport } from './score-report'

const now = new Date('2026-05-04T08:00:00Z')
const open = (search = '', first: readonly Answer[] = []) =>
  renderScreen(() => <ScoreReport area="teacher" />, {
    path: '/teacher/report',
    at: `/teacher/report${search}`,
    role: 'teacher',
    answers: [...first, ...schoolFixtures('teacher', now)],
  })

const part = (name: string) => screen.findByRole('region', { name })

describe('the summary', () => {
  test('counts who is measured, of all students and not of one page', async () => {
    open('?size=10')
    expect(await part('Measured')).toHaveTextContent('36 of 40 students')
  })

  test('gives each grade its median and middle half', async () => {
    open()
    const lines = within(await part('Where they stand')).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Grade 3Median 515Lmiddle half 410L–640L, 16 with enough effort',
      'Grade 4Median 740Lmiddle half 525L–930L, 16 with enough effort',
    ])
  })

  test('names whom to look at first, and why', async () => {
    open()
    const first = within(await part('Whom to look at first'))
    const reasons = first.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(reasons).toEqual([
      'Very likely fallen: 1',
      'Far below grade: 3',
      'Not enough effort: 4',
      'Not measured yet: 4',
    ])
    const [fallen, farBelow] = first.getAllByRole('list').map((list) => within(list))
    expect(fallen?.getByRole('link', { name: 'Ayu Saputra' })).toHaveAttribute('href', '/teacher/report-detail/313')
    const percentiles = farBelow
      ?.getAllByText(/^percentile about \d+$/)
      .map((why) => Number(why.textContent?.slice(17)))
    expect(percentiles).toHaveLength(3)
    expect(percentiles).toEqual([...(percentiles ?? [])].sort((a, b) => a - b))
    expect(first.getByText('Dimas Lestari')).toBeVisible()
  })

  test('names who has very likely grown, the rest on demand', async () => {
    const { user } = open()
    const grown = within(await part('Very likely grown'))
    expect(grown.getByRole('heading', { level: 3 })).toHaveTextContent('5 of 25 with two tests or more')
    expect(grown.getAllByRole('listitem')).toHaveLength(4)
    await user.click(grown.getByRole('button', { name: 'Show all 5' }))
    expect(grown.getAllByRole('listitem')).toHaveLength(5)
    expect(grown.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('follows the chosen classroom', async () => {
    const { user, address } = open()
    await screen.findByRole('option', { name: '3A Melati' })
    await user.selectOptions(screen.getByLabelText('Classroom'), '3A Melati')
    expect(address()).toBe('/teacher/report?classroom=1')
    await waitFor(async () => expect(await part('Measured')).toHaveTextContent('18 of 20 students'))
  })

  test('says that it failed, and tries again', async () => {
    let down = true
    const flaky = answers(studentContract, {
      scoreSummary: async () => {
        if (down) throw refusal(503, 'The server is being updated.')
        return summaryOf([])
      },
    })
    const { user } = open('?tab=finished', flaky)
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is being updated.')
    down = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('the table', () => {
  const cellsOf = async (name: string) => {
    const table = within(screen.getByRole('table', { name: 'Measures of the students' }))
    const row = (await table.findByRole('link', { name })).closest('tr') as HTMLElement
    const cells = within(row).getAllByRole('cell')
    return cells.slice(1).map(({ textContent }) => textContent)
  }

  test('shows percentile, growth with its probability, and effort', async () => {
    open('?q=joko.lestari')
    expect(await cellsOf('Joko Lestari')).toEqual([
      '3A Melati',
      '615L480L–755L',
      'about 69',
      '+5L52 %',
      'Apr 24, 2026',
      'Enough',
    ])
  })

  test('with too little effort the measure stands alone', async () => {
    open()
    expect(await cellsOf('Farah Lestari')).toEqual([
      '3A Melati',
      '545L400L–690L',
      '–',
      '–',
      'Apr 28, 2026',
      'Not enough effort to trust',
    ])
  })

  test('is downloaded with all of its pages, as it is searched and sorted', async () => {
    const saved: Blob[] = []
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => {} })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = open('?size=10&q=lestari&sort=-name')
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(click.mock.contexts[0]).toHaveProperty('download', 'reading-measures.csv')
    const lines = (await textOf(saved[0])).split('\r\n')
    expect(lines).toHaveLength(1 + 10 + 1)
    expect(lines[1]).toBe('Joko Lestari,joko.lestari,3A Melati,3,615,480,755,69,5,52,2026-04-24,Enough')
    click.mockRestore()
  })

  test('tells when the download fails', async () => {
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
  test('are asked for as the server lists them, newest first, five at a time', async () => {
    const asked: ListQuery[] = []
    const first = answers(reportContract, {
      reports: async ({ query }) => {
        asked.push(query)
        return { data: [], last_page: 1, total: 0, page: 1 }
      },
    })
    open('?tab=finished&classroom=2', first)
    await screen.findByRole('heading', { name: 'No finished tests yet' })
    expect(asked[0]?.options).toMatchObject({ itemsPerPage: 5, sortBy: 'id', sortDesc: false, classroom_id: 2 })
    expect(screen.getByLabelText('Rows per page')).toHaveTextContent('510203050')
  })

  test('open their reports, and start afresh when their tab is opened', async () => {
    const { user, address } = open('?classroom=1&page=2&q=a')
    await user.click(screen.getByRole('tab', { name: 'Finished tests' }))
    expect(address()).toBe('/teacher/report?classroom=1&tab=finished')
    const table = within(await screen.findByRole('table', { name: 'Finished tests' }))
    await user.click(await table.findByRole('link', { name: 'Bagas Nugroho' }))
    expect(address()).toBe('/teacher/report-detail/120')
  })
})

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob as Blob)
  })
