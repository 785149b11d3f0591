import type { AnyProfile } from '../assessment/engines'
import type { Grade } from '../assessment/types'
import { readingExam } from '../schedule/install-exams'

/** A child of the demo family who belongs to a classroom. */
export interface PlannedChild {
  name: string
  username: string
  /**
   * If set, the child has these values and takes part in every round. Otherwise the child is simulated like the
   * classmates.
   */
  traits?: { zScore: number; pace: number }
}

/** A classroom of the demo. */
export interface PlannedClassroom {
  name: string
  grade: Grade
  students: number
  /** Difference between the students' mean and the grade's mean, in standard deviations. */
  zScore: number
  /** Index of the classroom's teacher among the school's teachers. */
  teacher: number
  /** Share of the students who have already taken the test that is currently open. */
  early: number
  /** The class's growth as a multiple of what its students would have; 1 by default. */
  growth?: number
  /** The first student of the classroom, if it is a child of the demo family. */
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

const room = (name: string, grade: Grade, teacher: number, zScore = 0, students = 24): PlannedClassroom => ({
  name,
  grade,
  students,
  zScore,
  teacher,
  early: 0.4,
})

const bintang = { name: 'Bintang Prasetya', username: 'child', traits: { zScore: 0.15, pace: 1.7 } }
const gita = { name: 'Gita Prasetya', username: 'gita.prasetya' }

/** The parent of the demo family and the child without a school. */
export const demoFamily = {
  parent: { name: 'Dewi Prasetya', username: 'parent' },
  atHome: { name: 'Kirana Prasetya', username: 'kirana.prasetya', grade: 1 },
} as const

/**
 * Open link requests to the first school: the parent's first name, the number of days since the request, and the
 * child's index in the school's list of students.
 */
export const demoRequest = [
  { first: 'Ratna', ago: 3, position: 4 },
  { first: 'Hendra', ago: 1, position: 33 },
] as const

/**
 * Two schools, to show that neither can see the other's data. Class 5B is doing badly, and few of its students have
 * taken the open test. Class 6A reads as well as others and hardly grows; class 3A grows most.
 */
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
      { ...room('3A', 3, 3), growth: 1.6 },
      room('3B', 3, 3, 0.3),
      room('5A', 5, 4, 0.2),
      { ...room('5B', 5, 5, -1.3), early: 0.1 },
      { ...room('6A', 6, 6), growth: 0.3, early: 0.7 },
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

/** The rounds of tests, oldest first. */
interface PlannedRound {
  /** How many months ago the round opened. The last one is currently open. */
  monthsAgo: number
  profile: AnyProfile
}

/**
 * The schools have used Lekta since before its tests asked two questions about a passage, so that the demo also has
 * reports of such tests.
 */
export const rounds: readonly PlannedRound[] = [
  { monthsAgo: 11, profile: readingExam.profile },
  { monthsAgo: 7, profile: readingExam.profile },
  { monthsAgo: 3.5, profile: readingExam.passageProfile },
  { monthsAgo: 0, profile: readingExam.passageProfile },
]

/** For how many days a round is open. */
export const roundDays = 14

/**
 * The upcoming test of each school's first teacher, whose classrooms take it one after the other on a school day: the
 * days until then at least, and the lessons in minutes after 7:00.
 */
export const plannedTest = {
  title: 'End of term reading check',
  opensIn: 3,
  lessons: [
    { from: 120, until: 180 },
    { from: 210, until: 270 },
  ],
} as const
