import { screen, waitFor, within } from '@testing-library/react'
import { closePortal, openPortal } from '../../testing/open-portal'

afterEach(closePortal)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const header = () => within(screen.getByRole('banner'))

test.each([
  ['/how-it-works', 'How it works', 'How it works - Lekta'],
  ['/contact-us', 'Contact us', 'Contact us - Lekta'],
  ['/privacy-policy', 'Privacy policy', 'Privacy policy - Lekta'],
  ['/terms-and-condition', 'Terms and conditions', 'Terms and conditions - Lekta'],
  ['/stresstest', 'Check your devices and network', 'Check your devices and network - Lekta'],
])('%s is public, renders in the public frame and sends no request', async (at, title, windowTitle) => {
  const { sent } = await openPortal({ at })
  await heading(title)
  expect(document.title).toBe(windowTitle)
  for (const landmark of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(landmark)).toHaveLength(1)
  expect(sent).toEqual([])
})

test('the header links to a public page and to the login page', async () => {
  const { user, address } = await openPortal({ at: '/contact-us' })
  await heading('Contact us')
  await user.click(header().getAllByRole('link', { name: 'How it works' })[0] as HTMLElement)
  await heading('How it works')
  await user.click(header().getByRole('link', { name: 'Log in' }))
  await heading('Welcome back')
  expect(address()).toBe('/login')
})

test('the language switch is a link that works without JavaScript, and translates in place', async () => {
  const { user, address } = await openPortal({ at: '/privacy-policy?lang=en' })
  await heading('Privacy policy')
  const [indonesian] = header().getAllByRole('link', { name: 'Bahasa Indonesia' })
  expect(indonesian).toHaveAttribute('href', '/privacy-policy?lang=id')
  await user.click(indonesian as HTMLElement)
  await heading('Kebijakan privasi')
  expect(await screen.findByRole('heading', { level: 2, name: /Siapa yang bertanggung jawab/ })).toBeVisible()
  expect(address()).toBe('/privacy-policy')
  expect(document.documentElement.lang).toBe('id')
  expect(document.cookie).toContain('language=id')
})

test('a button switches from light to dark and back', async () => {
  const { user } = await openPortal({ at: '/contact-us' })
  await heading('Contact us')
  const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')
  const [button] = header().getAllByRole('button', { name: 'Switch between light and dark' })
  await user.click(button as HTMLElement)
  await waitFor(() => expect(shown()).toBe('dark'))
  expect(document.cookie).toContain('colours=dark')
  await user.click(button as HTMLElement)
  await waitFor(() => expect(shown()).toBe('light'))
  expect(document.cookie).toContain('colours=light')
})

test('an address with a fragment scrolls to its section', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear()
  const { user } = await openPortal({ at: '/how-it-works#teachers' })
  await heading('How it works')
  expect(scroll.mock.contexts).toEqual([document.getElementById('teachers')])
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Prices' }))
  await heading('Know how well each child reads. Watch it grow.')
  expect(scroll.mock.contexts.at(-1)).toBe(document.getElementById('prices'))
})

test.each([
  ['/privacy-policy', 'School-Token'],
  ['/terms-and-condition', 'A plan gives you seats'],
])('%s contains “%s” and the date from which it applies', async (at, words) => {
  await openPortal({ at })
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  expect(screen.getByText('In force since 23 November 2026')).toBeVisible()
})
