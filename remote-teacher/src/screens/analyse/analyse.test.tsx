import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Analyse from './analyse'

const open = () =>
  renderScreen(Analyse, { path: '/teacher/analyse', role: 'teacher', words, answers: createFixtures() })

const text = 'The cat sat. An extraordinarily patient gardener watched it from the window all the long warm morning.'
const field = () => screen.getByRole('textbox', { name: 'Paste a text' })
const measure = () => screen.getByRole('button', { name: 'Measure this text' })

test('a pasted text is measured, what makes it hard is marked, and the class is told who can read it', async () => {
  const { user } = open()
  expect(measure()).toBeDisabled()
  await user.click(field())
  await user.paste(text)
  await user.click(measure())
  expect(await screen.findByRole('status')).toHaveTextContent(/^\d+Lmost likely between/)
  expect(screen.getByText('extraordinarily', { selector: 'mark' })).toBeVisible()
  expect(screen.getByText(/Rare words: extraordinarily\./)).toBeVisible()
  const can = await screen.findByRole('heading', { name: /^Can read it: 75% or more \(\d+\)$/ })
  expect(within(can.parentElement as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0)
})

test('a text file is opened into the field', async () => {
  const { user } = open()
  // This document’s files cannot be read as text, as every browser’s can.
  const file = Object.assign(new File([text], 'cat.txt', { type: 'text/plain' }), { text: async () => text })
  await user.upload(screen.getByLabelText('Text file'), file)
  expect(await screen.findByDisplayValue(text)).toBe(field())
})

test('a text that is too long says so, and is not sent', async () => {
  const { user } = open()
  await user.click(field())
  await user.paste('long '.repeat(4001))
  expect(screen.getByText('That is too long to measure at once: 20,005 of 20,000 characters.')).toBeVisible()
  expect(measure()).toBeDisabled()
})
