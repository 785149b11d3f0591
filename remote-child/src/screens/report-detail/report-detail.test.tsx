import type { Role } from '@lekta/shared/contract/endpoint'
import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { createFixtures } from '../../fixtures'
import { words } from '../../words.id'
import ReportDetail from './report-detail'

const show = (role: Role, id = 58, language: 'en' | 'id' = 'en') =>
  renderScreen(ReportDetail, {
    path: '/child/report-detail/:id',
    at: `/child/report-detail/${id}`,
    role,
    answers: createFixtures({ now: new Date('2026-11-20T05:00:00Z') }),
    language,
    words,
  })

describe('on the report page', () => {
  test('a child sees the level instead of the measure, and a link back to “My reading”', async () => {
    show('child')
    expect(await screen.findByRole('heading', { name: 'Your level' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'My reading' })).toHaveAttribute('href', '/child/report')
    expect(screen.queryByRole('heading', { name: 'Reading measure' })).not.toBeInTheDocument()
  })

  test.each([
    ['parent', 'My children', '/parent/child'],
    ['teacher', 'Reports', '/teacher/report'],
  ] as const)('a %s sees the measure and a link back to “%s”', async (role, name, href) => {
    show(role)
    expect(await screen.findByRole('heading', { name: 'Reading measure' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Ayu Lestari' })).toBeVisible()
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('an unknown report shows a message', async () => {
    show('child', 99)
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such report.')
  })

  test('heading and link are in Indonesian', async () => {
    show('child', 58, 'id')
    expect(await screen.findByRole('heading', { name: 'Tempatmu di perjalanan' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bacaanku' })).toBeVisible()
  })
})
