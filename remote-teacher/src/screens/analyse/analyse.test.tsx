import { textContract } from '@lekta/shared/contract/assessment/text'
import { answers, refusal } from '@lekta/shared/testing/fake-api'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen, within } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import Analyse from './analyse'

const open = () =>
  renderScreen(Analyse, { path: '/teacher/analyse', role: 'teacher', words, answers: createFixtures() })

const openWith = (textOfFile: NonNullable<Parameters<typeof answers<typeof textContract>>[1]['textOfFile']>) =>
  renderScreen(Analyse, {
    path: '/teacher/analyse',
    role: 'teacher',
    words,
    answers: answers(textContract, { textOfFile }),
  })

const text = 'The cat sat. An extraordinarily patient gardener watched it from the window all the long warm morning.'
const field = () => screen.getByRole('textbox', { name: 'Paste your text' })
const fileInput = () => screen.getByLabelText('Word document or text file')
const measureButton = () => screen.getByRole('button', { name: 'Measure this text' })

test('a pasted text is measured, its difficult parts are marked, and students who can read it are listed', async () => {
  const { user } = open()
  expect(measureButton()).toBeDisabled()
  await user.click(field())
  await user.paste(text)
  await user.click(measureButton())
  expect(await screen.findByRole('status')).toHaveTextContent(/^\d+Lmost likely between/)
  expect(screen.getByText('extraordinarily', { selector: 'mark' })).toBeVisible()
  expect(screen.getByText(/Rare words: extraordinarily\./)).toBeVisible()
  const can = await screen.findByRole('heading', { name: /^Can read it: 75% or more \(\d+\)$/ })
  expect(within(can.parentElement as HTMLElement).getAllByRole('link').length).toBeGreaterThan(0)
})

test('the text of a chosen file is put into the field', async () => {
  const { user } = openWith(async ({ file }) => ({ text: `Of ${file.name}.` }))
  await user.upload(fileInput(), new File(['PK'], 'cat.docx'))
  expect(await screen.findByDisplayValue('Of cat.docx.')).toBe(field())
})

test('a text that is too long cannot be measured, but can be shortened to its beginning', async () => {
  const { user } = open()
  await user.click(field())
  await user.paste('So long. '.repeat(13_334))
  expect(screen.getByText('Too long to measure at once: 120,006 of 120,000 characters.')).toBeVisible()
  expect(measureButton()).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Use only the beginning' }))
  expect(screen.getByText('119,996 of 120,000 characters')).toBeVisible()
  expect(measureButton()).toBeEnabled()
})

test('an unreadable file shows an error and leaves the typed text unchanged', async () => {
  const message = 'This file cannot be read as text.'
  const { user } = openWith(async () => {
    throw refusal(400, message)
  })
  await user.type(field(), 'The cat sat.')
  await user.upload(fileInput(), new File(['%PDF'], 'cat.txt'))
  expect(await screen.findByText(message)).toBeVisible()
  expect(field()).toHaveValue('The cat sat.')
})
