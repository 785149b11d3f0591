import { GrowthText, MeasureText } from '@lekta/shared/ui'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'

describe('a measure', () => {
  test('is shown with its band', () => {
    const { container } = renderScreen(() => <MeasureText measure={{ value: 545, low: 425, high: 665 }} />)
    expect(container).toHaveTextContent('545L425L–665L')
    expect(screen.queryByText('This measure is not reliable')).toBeNull()
  })

  test('below zero is written with BR, also in its band', () => {
    const { container } = renderScreen(() => <MeasureText measure={{ value: -40, low: -160, high: 80 }} />)
    expect(container).toHaveTextContent('BR40LBR160L–80L')
  })

  test('that is untrusted is marked', () => {
    renderScreen(() => <MeasureText measure={{ value: 545, low: 425, high: 665 }} trusted={false} />)
    expect(screen.getByText('This measure is not reliable')).toBeVisible()
  })
})

describe('growth', () => {
  const name = () => screen.getByRole('img').getAttribute('aria-label')

  test.each([
    [83, 0.94, 'clear growth +85L, 94% likely to be real growth'],
    [83, 0.8, 'probably growth +85L, 80% likely to be real growth'],
    [-62, 0.2, 'probably a decline −60L, 80% likely to be a real decline'],
    [-62, 0.11, 'probably a decline −60L, 89% likely to be a real decline'],
    [2, 0.5, 'no clear change ±0L, 50% likely to be real growth'],
    [-2, 0.5, 'no clear change ±0L, 50% likely to be a real decline'],
    [300, 0.9999, 'clear growth +300L, 99% likely to be real growth'],
    [-300, 0.0001, 'clear decline −300L, 99% likely to be a real decline'],
  ])('of %dL with the probability %d is labelled “%s”', (difference, probability, sentence) => {
    renderScreen(() => <GrowthText difference={difference} probability={probability} />)
    expect(name()).toBe(sentence)
  })

  test('is a clear decline if the server says so, because it was below what was expected', () => {
    renderScreen(() => <GrowthText difference={-60} probability={0.3} fallen />)
    expect(name()).toBe('clear decline −60L, 70% likely to be a real decline')
  })

  test('explains its word in a tooltip', async () => {
    const { user } = renderScreen(() => <GrowthText difference={83} probability={0.94} />)
    await user.hover(screen.getByText('+85L'))
    // The tooltip counts as hidden, because jsdom has no layout.
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('94% likely to be real growth')
  })
})
