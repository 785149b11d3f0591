import { daysBetween, nearDay } from './near-day'

const noon = new Date(2026, 10, 20, 12)
const later = (days: number, hour = 12) => new Date(2026, 10, 20 + days, hour)

describe('the day of a test', () => {
  test('a time today is shown by its hour only', () => {
    expect(nearDay(later(0, 23), noon, 'en')).toBeNull()
  })

  test('tomorrow has a word, however few hours away it is', () => {
    expect(nearDay(later(1, 1), later(0, 23), 'en')).toBe('tomorrow')
    expect(nearDay(later(1), noon, 'id')).toBe('besok')
  })

  test('other days have a weekday and a date', () => {
    expect(nearDay(later(7), noon, 'en')).toBe('Friday 27 November')
    expect(nearDay(later(7), noon, 'id')).toBe('Jumat, 27 November')
  })

  test('it is another day at a school far in the east', () => {
    const [evening, night] = [new Date('2026-11-20T14:00:00Z'), new Date('2026-11-20T16:00:00Z')]
    expect(nearDay(night, evening, 'en', 'Asia/Jakarta')).toBeNull()
    expect(nearDay(night, evening, 'en', 'Asia/Jayapura')).toBe('tomorrow')
  })

  test('days are counted by the calendar, over a change of the month too', () => {
    expect(daysBetween(later(0, 23), later(11, 1))).toBe(11)
    expect(daysBetween(noon, later(-1, 23))).toBe(-1)
  })
})
