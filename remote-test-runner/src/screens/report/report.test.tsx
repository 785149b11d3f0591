import { call } from '@lekta/shared/client'
import { attemptContract } from '@lekta/shared/contract/assessment/attempt'
import { fakeHttp } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { createFixtures, fixtureTestParams as params } from '../../fixtures'
import { testLength } from '../../fixtures-engine'
import TestReport from './report'

async function finished() {
  const answers = createFixtures()
  const http = fakeHttp(answers)
  await call(http, attemptContract.startTest, { params })
  for (let number = 1; number <= testLength('pairs').max_items; number++) {
    await call(http, attemptContract.answerItem, {
      params,
      body: { tries: 1, number, choice: 1, milliseconds: 20_000 },
    })
  }
  return answers
}

const open = async (role: 'child' | 'parent', answers = finished()) =>
  renderScreen(TestReport, {
    path: '/test/report/:code/:id/:tries',
    at: '/test/report/READ/1/1',
    answers: await answers,
    role,
  })

test('a parent sees all sections of the report, and a back link', async () => {
  await open('parent')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ayu Lestari' })).toBeVisible()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Reading measure',
    'Growth',
    'Next steps',
    'Kinds of text',
    'How hard other texts will feel',
    'Effort and conditions',
    'Sample texts at this level',
    'How this measure was calculated',
  ])
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/test/result/READ/1/1')
})

test('a child sees the version for children', async () => {
  await open('child')
  expect(await screen.findByRole('heading', { name: 'Your level' })).toBeVisible()
  for (const adult of [/of 100 children/, /standard error/, /true measure/])
    expect(screen.queryByText(adult)).not.toBeInTheDocument()
})

test('an attempt that is not finished shows a message instead of a report', async () => {
  await open('parent', Promise.resolve(createFixtures()))
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such try.')
})
