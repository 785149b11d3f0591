import type { Trip } from './network'

export const levels = ['good', 'fair', 'bad'] as const
export type Level = (typeof levels)[number]

/** The measurements of this device and its connection. */
export interface Findings {
  /** Requests that were sent one after another. */
  single: readonly Trip[]
  /** The requests of a whole class at the same time. */
  burst: readonly Trip[]
  /** Minutes by which the device's clock is wrong; null if unknown. */
  clock: number | null
  login: boolean
  answers: boolean
  /** Megabytes of free storage; null if unknown. */
  room: number | null
  browser: boolean
  screen: boolean
}

/** One check and its result. Its sentences are in English and are also their translation keys. */
export interface Finding {
  topic: string
  level: Level
  sentence: string
  /** Values of the sentence's placeholders. */
  values?: Record<string, string | number>
}

const arrived = (trips: readonly Trip[]) => trips.filter((trip) => trip !== null).sort((a, b) => a - b)
const at = (sorted: readonly number[], share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
const lossOf = (trips: readonly Trip[]) =>
  trips.length === 0 ? 0 : trips.filter((trip) => trip === null).length / trips.length

const gradeOf = (value: number, good: number, fair: number): Level =>
  value <= good ? 'good' : value <= fair ? 'fair' : 'bad'

/** Limits of the response time, in milliseconds. */
const quick = { good: 400, fair: 2000 }
/** Limits of the slowest child's response time when a class starts at the same time, in milliseconds. */
const crowd = { good: 3000, fair: 8000 }
/** Limits of the share of lost requests, which are sent again automatically. */
const loss = { good: 0, fair: 0.08 }

function latency({ single }: Findings): Finding {
  const times = arrived(single)
  const milliseconds = Math.round(at(times, 0.5))
  const topic = 'Connection speed'
  if (times.length === 0) return { topic, level: 'bad', sentence: 'The server cannot be reached from here.' }
  const level = gradeOf(milliseconds, quick.good, quick.fair)
  const sentences = {
    good: 'Fast: answers are saved within {{milliseconds}} ms.',
    fair: 'Slow: saving an answer takes {{milliseconds}} ms. Nothing is lost, but children will see “saving” for a moment.',
    bad: 'Very slow: saving an answer takes {{milliseconds}} ms. Move closer to the access point or use another network.',
  }
  return { topic, level, sentence: sentences[level], values: { milliseconds } }
}

function reliability({ single, burst }: Findings): Finding {
  const lost = lossOf([...single, ...burst])
  const level = gradeOf(lost, loss.good, loss.fair)
  const sentences = {
    good: 'Stable: none of {{all}} requests was lost.',
    fair: 'Slightly unstable: {{lost}} of {{all}} requests were lost. The test resends them automatically.',
    bad: 'Unstable: {{lost}} of {{all}} requests were lost. Talk to your network administrator before you start.',
  }
  const all = single.length + burst.length
  const values = { all, lost: Math.round(lost * all) }
  return { topic: 'Connection stability', level, sentence: sentences[level], values }
}

function crowdWait({ burst }: Findings): Finding {
  const seconds = Math.max(0.1, Math.round((arrived(burst).at(-1) ?? 0) / 100) / 10)
  const level = lossOf(burst) > loss.fair ? 'bad' : gradeOf(seconds * 1000, crowd.good, crowd.fair)
  const sentences = {
    good: 'When all {{count}} start at once, the last one waits {{seconds}} s.',
    fair: 'When all {{count}} start at once, the last one waits {{seconds}} s. Let them start row by row.',
    bad: 'When all {{count}} start at once, some wait too long or get no answer. Let them start in small groups.',
  }
  return {
    topic: 'A class starting at once',
    level,
    sentence: sentences[level],
    values: { count: burst.length, seconds },
  }
}

function storage({ login, answers, room }: Findings): Finding {
  const topic = 'Browser storage'
  if (!login)
    return {
      topic,
      level: 'bad',
      sentence: 'This browser doesn’t stay logged in. Allow cookies and site data for this page.',
    }
  if (!answers)
    return {
      topic,
      level: 'bad',
      sentence:
        'This browser can’t save answers while the network is down. Leave private browsing, or free up some space.',
    }
  if (room !== null && room < 20)
    return { topic, level: 'fair', sentence: 'This device is almost full. Delete what you don’t need.' }
  return { topic, level: 'good', sentence: 'This device saves answers while the network is down.' }
}

const either = (topic: string, fine: boolean, good: string, bad: string): Finding => ({
  topic,
  level: fine ? 'good' : 'bad',
  sentence: fine ? good : bad,
})

const browser = ({ browser: fine }: Findings) =>
  either(
    'Browser',
    fine,
    'New enough for the test.',
    'Too old for the test. Update it, or install a current Chrome, Edge, Firefox or Safari.',
  )

const screen = ({ screen: fine }: Findings) =>
  either('Screen', fine, 'Large enough to read on.', 'Too small to read a text and its answers. Use a larger device.')

function clock({ clock: minutes }: Findings): Finding {
  const topic = 'Clock'
  if (minutes === null)
    return { topic, level: 'fair', sentence: 'The server didn’t send its time, so the clock could not be checked.' }
  if (minutes <= 5) return { topic, level: 'good', sentence: 'This device’s clock is right.' }
  return {
    topic,
    level: 'fair',
    sentence:
      'This device’s clock is {{minutes}} minutes off. The test uses the server’s time; correct your clock to avoid confusion.',
    values: { minutes: Math.round(minutes) },
  }
}

const checks = [latency, reliability, crowdWait, storage, browser, screen, clock]

/** Returns all checks, the most important first, and the worst level among them. */
export function assess(findings: Findings): { findings: Finding[]; level: Level } {
  const all = checks.map((check) => check(findings))
  const worst = Math.max(...all.map(({ level }) => levels.indexOf(level)))
  return { findings: all, level: levels[worst] ?? 'bad' }
}
