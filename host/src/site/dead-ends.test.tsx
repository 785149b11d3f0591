import { screen, within } from '@testing-library/react'
import { closePortal, openPortal } from '../testing/open-portal'

afterEach(closePortal)

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

describe.each([
  ['/404', 'This page does not exist'],
  ['/401', 'You don’t have access to this page'],
])('%s', (at, title) => {
  test('links visitors without a session to the front page', async () => {
    const { user, address } = await openPortal({ at })
    expect(await heading(title)).toBeVisible()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }))
    expect(await heading('Know how well each child reads. Watch it grow.')).toBeVisible()
    expect(address()).toBe('/')
  })

  test('links logged-in users to the dashboard', async () => {
    const { user, address } = await openPortal({ at, role: 'teacher' })
    await heading(title)
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Go to dashboard' }))
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(address()).toBe('/home/dashboard')
  })
})

test('/401 links visitors without a session to the login page', async () => {
  const { user, address } = await openPortal({ at: '/401' })
  await heading('You don’t have access to this page')
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  expect(await heading('Welcome back')).toBeVisible()
  expect(address()).toBe('/login')
})

describe('the front page', () => {
  test('has one main heading, and a footer with copyright, disclaimer and partners', async () => {
    await openPortal()
    await heading('Know how well each child reads. Watch it grow.')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const footer = screen.getByRole('contentinfo')
    expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Lekta`)
    expect(footer).toHaveTextContent('are not issued by MetaMetrics')
    expect(within(footer).getByRole('region', { name: 'Partners' })).toBeVisible()
  })

  test('links logged-in users to the dashboard instead of the login page', async () => {
    const { user, address } = await openPortal({ role: 'teacher' })
    const links = await screen.findAllByRole('link', { name: 'Go to dashboard' })
    expect(screen.queryByRole('link', { name: /log in|school or teacher/i })).toBeNull()
    await user.click(links[0] as HTMLElement)
    expect(await heading('Hi, Sri!')).toBeVisible()
    expect(address()).toBe('/home/dashboard')
  })
})
