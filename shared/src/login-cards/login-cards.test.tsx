import { screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { LoginCards } from './login-cards'

const open = (preferred_name: string | null | undefined, classroom = '') => {
  const card = { id: 1, name: 'Ayu Lestari', preferred_name, classroom, username: 'ayu.lestari', password: 'melati-27' }
  return renderScreen(() => <LoginCards cards={[card]} kind="student" school="SD Melati" language="en" />, {
    path: '/card',
    answers: [],
  })
}

/** Returns the text of the first card. Each card exists twice: on the screen and in the copy for printing. */
const textOfCard = () => screen.getAllByRole('listitem')[0]?.textContent ?? ''

test('a card shows the preferred name above the full name', () => {
  open('Tari')
  expect(textOfCard()).toMatch(/Login cardTariAyu LestariUsername/)
})

test.each([null, undefined, 'Ayu Lestari'])(
  'a card shows only the full name if the preferred name is %s',
  (preferred) => {
    open(preferred)
    expect(textOfCard()).toMatch(/Login cardAyu LestariUsername/)
  },
)

test('a card of a student shows the classroom', () => {
  open('Tari', '4A')
  expect(textOfCard()).toMatch(/TariAyu LestariClass 4AUsername/)
})
