import { daysBetween, nearDay } from './near-day'

const noon = new Date(2026, 10, 20, 12)
const later = (days: number, hour = 12) => new Date(2026, 10, 20 + days, hour)

describe('the day of a test', () => {
  test('is null for a time today', () => {
    expect(nearDay(later(0, 23), noon, 'en')).toBeNull()
  })

  test('is “tomorrow” even if the test is only two hours away', () => {
    expect(nearDay(later(1, 1), later(0, 23), 'en')).toBe('tomorrow')
    expect(nearDay(later(1), noon, 'id')).toBe('besok')
  })

  test('is a weekday with a date after tomorrow', () => {
    expect(nearDay(later(7), noon, 'en')).toBe('Friday 27 November')
    expect(nearDay(later(7), noon, 'id')).toBe('Jumat, 27 November')
  })

  test('depends on the time zone of the school', () => {
    const [evening, night] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-20T16:00:00Z')]
    expect(nearDay(night, evening, 'en', 'Asia/Jakarta')).toBeNull()
    expect(nearDay(night, evening, 'en', 'Asia/Jayapura')).toBe('tomorrow')
  })

  test('is counted in calendar days, also across months and backwards', () => {
    expect(daysBetween(later(0, 23), later(11, 1))).toBe(11)
    expect(daysBetween(noon, later(-1, 23))).toBe(-1)
  })
})
