import type { Grade } from '../assessment/types'

/** A child with a name of its own in the demo: one of the demo family. */
export interface PlannedChild {
  name: string
  username: string
  /** Takes part in every round, standing and growing like this; else like its classmates. */
  reader?: { standing: number; pace: number }
}

/** A classroom of the demo: its grade, size, and how its readers compare with the norm. */
export interface PlannedClassroom {
  name: string
  grade: Grade
  students: number
  /** Mean standing of the class among its grade, in standard deviations. */
  standing: number
  /** Index of its teacher among the school's. */
  teacher: number
  /** Share of its children who have already taken the test that is open now. */
  early: number
  /** Its first child, where that is one of the demo family. */
  named?: PlannedChild
}

export interface PlannedSchool {
  name: string
  code: string
  npsn: string
  address: string
  city: string
  timeZone: string
  username: string
  teachers: number
  classrooms: readonly PlannedClassroom[]
}

const room = (name: string, grade: Grade, teacher: number, standing = 0, students = 24): PlannedClassroom => ({
  name,
  grade,
  students,
  standing,
  teacher,
  early: 0.4,
})

const bintang = { name: 'Bintang Prasetya', username: 'child', reader: { standing: 0.15, pace: 1.7 } }
const gita = { name: 'Gita Prasetya', username: 'gita.prasetya' }

/** The parent of the demo family, and the child that reads at home only. */
export const demoFamily = {
  parent: { name: 'Dewi Prasetya', username: 'parent' },
  atHome: { name: 'Kirana Prasetya', username: 'kirana.prasetya', grade: 1 },
} as const

/** Parents who wait for the first school's answer: first name, days since the request, and the child's position in the school. */
export const demoRequest = [
  { first: 'Ratna', ago: 3, place: 4 },
  { first: 'Hendra', ago: 1, place: 33 },
] as const

/** Two schools, so that there is a wall to look over. Class 5B is doing badly, and hardly one of it has begun. */
export const plannedSchools: readonly PlannedSchool[] = [
  {
    name: 'Sekolah Cakrawala',
    code: 'CAKRA-7Q4M',
    npsn: '20409871',
    address: 'Jl. Kaliurang km 7',
    city: 'Yogyakarta',
    timeZone: 'Asia/Jakarta',
    username: 'school',
    teachers: 7,
    classrooms: [
      { ...room('4A', 4, 0, 0.1, 28), named: bintang, early: 0.25 },
      { ...room('4B', 4, 0, -0.1), early: 0.6 },
      { ...room('1A', 1, 1), early: 0.8 },
      { ...room('2A', 2, 2), named: gita },
      room('2B', 2, 2, 0.2),
      room('3A', 3, 3),
      room('3B', 3, 3, 0.3),
      room('5A', 5, 4, 0.2),
      { ...room('5B', 5, 5, -1.3), early: 0.1 },
      room('6A', 6, 6),
    ],
  },
  {
    name: 'Sekolah Tunas Samudra',
    code: 'TUNAS-2X9K',
    npsn: '40301256',
    address: 'Jl. Pantai Losari 21',
    city: 'Makassar',
    timeZone: 'Asia/Makassar',
    username: 'school2',
    teachers: 4,
    classrooms: [room('3', 3, 0), room('4', 4, 1, 0.1), room('7A', 7, 2), room('7B', 7, 3, -0.2)],
  },
]

/** Months before today at which a round of tests opened, oldest first; the last one is open now. */
export const rounds = [11, 7, 3.5, 0] as const

/** Days that a round stays open. */
export const roundDays = 14

/** The test that is planned already in the classrooms of each school's first teacher, and the days until it opens and closes. */
export const plannedTest = { title: 'End of term reading check', opensIn: 18, closesIn: 25 } as const
