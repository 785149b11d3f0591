import type { Role } from '@lekta/shared/contract/endpoint'
import { reportContract } from '@lekta/shared/contract/report'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { childrenOf, createFixtures, reportOf } from '../../fixtures'
import { words } from '../../words.id'
import SharedReport from './shared-report'

const [ayu] = childrenOf(new Date('2026-11-20T05:00:00Z'))
const report = ayu?.standing && reportOf(ayu, ayu.standing)

const show = (role: Role, token = 'right') =>
  renderScreen(SharedReport, {
    path: '/parents/child/report/:id/:token',
    at: `/parents/child/report/58/${token}`,
    role,
    words,
    answers: [
      ...answers(reportContract, {
        sharedReport: async ({ params }) => {
          if (!report || params.id !== 58 || params.token !== 'right') throw refusal(404, 'There is no such report.')
          return report
        },
      }),
      ...createFixtures(),
    ],
  })

test('a link shows a parent the measure, and leads back to the children', async () => {
  show('parent')
  expect(await screen.findByRole('heading', { name: 'Reading measure' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My children' })).toHaveAttribute('href', '/parent/child')
})

test('it shows a child a place on the way, and leads back to its reading', async () => {
  show('child')
  expect(await screen.findByRole('heading', { name: 'Your place on the way' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'My reading' })).toHaveAttribute('href', '/child/report')
})

test('a link that is not right shows nothing', async () => {
  show('parent', 'made-up')
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such report.')
})
