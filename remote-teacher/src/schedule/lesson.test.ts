import { lessonOf, lessonOfWindow, minutesOf, moveLesson, windowErrors, windowOfLesson } from './lesson'

const zone = 'Asia/Jakarta'
const lesson = lessonOf('2026-11-24', '07:30', 40)

test('a lesson ends after its minutes, on the next day if need be', () => {
  expect(lesson).toEqual({ day: '2026-11-24', from: '07:30', lastDay: '2026-11-24', until: '08:10' })
  expect(lessonOf('2026-12-31', '23:40', 30)).toMatchObject({ lastDay: '2027-01-01', until: '00:10' })
})

test('a moved lesson lasts as long as before', () => {
  expect(moveLesson(lesson, { from: '09:00' }).until).toBe('09:40')
  expect(minutesOf(moveLesson(lesson, { day: '2026-12-02' }))).toBe(40)
})

test('a lesson without a day keeps its times', () => {
  const open = moveLesson(lesson, { day: '' })
  expect(open).toEqual({ day: '', from: '07:30', lastDay: '', until: '08:10' })
  expect(windowOfLesson(open, zone)).toEqual({ opens_at: '', closes_at: '' })
})

test('a lesson becomes a window in UTC and back', () => {
  const window = windowOfLesson(lesson, zone)
  expect(window).toEqual({ opens_at: '2026-11-24T00:30:00.000Z', closes_at: '2026-11-24T01:10:00.000Z' })
  expect(lessonOfWindow(window, zone)).toEqual(lesson)
})

test('a window that closes before it opens, or is over, is named at its closing', () => {
  const window = windowOfLesson(lesson, zone)
  const before = Date.parse('2026-11-23T00:00:00Z')
  expect(windowErrors(window, before)).toEqual({})
  expect(windowErrors({ ...window, closes_at: window.opens_at }, before)).toEqual({
    closes_at: 'Closing time must be after opening time.',
  })
  expect(windowErrors(window, Date.parse('2026-11-25T00:00:00Z'))).toEqual({
    closes_at: 'Closing time must be in the future.',
  })
})
