import { createRandom, type Random } from './random'

/** The size of the country that is measured, and of one that is made to try the benchmark. */
export const FULL_SCHOOLS = 500
const STUDENTS_PER_SCHOOL = 500
/** Students of one class, and tests of one student: two a year for three years. */
const CLASS_SIZE = 30
export const TESTS = 6
export const MONTHS = 36
/** How different schools are in size: the standard deviation of the logarithm. */
const SPREAD = 0.7

/** A school with the ids of its people. Ids of one kind follow each other. */
export interface School {
  id: number
  accountId: number
  students: { first: number; count: number }
  classrooms: { first: number; count: number }
  teachers: { first: number; count: number }
  /** The month of each test, 0…`MONTHS - 1`. */
  testMonths: number[]
}

export interface Country {
  schools: School[]
  students: number
  attempts: number
  parents: { first: number; count: number }
  /** The first account that is free. */
  nextAccountId: number
}

/** Returns how many students each school has. The largest has about six times as many as usual. */
function sizesOf(schools: number, random: Random): number[] {
  const weights = Array.from({ length: schools }, () => Math.exp(SPREAD * random.normal()))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const total = schools * STUDENTS_PER_SCHOOL
  const sizes = weights.map((weight) => Math.max(CLASS_SIZE, Math.floor((total * weight) / sum)))
  const rest = total - sizes.reduce((all, size) => all + size, 0)
  const largest = sizes.indexOf(Math.max(...sizes))
  return sizes.map((size, i) => (i === largest ? size + rest : size))
}

/** Returns a country with so many schools, whose people have ids from `firstId` on. */
export function planCountry(count: number, firstId: number): Country {
  const random = createRandom(1)
  let [accountId, classroomId] = [firstId, 1]
  const take = (people: number) => {
    const first = accountId
    accountId += people
    return { first, count: people }
  }
  const schools = sizesOf(count, random).map((students, i): School => {
    const classes = Math.ceil(students / CLASS_SIZE)
    const school = {
      id: i + 1,
      accountId: take(1).first,
      teachers: take(classes + 1),
      students: take(students),
      classrooms: { first: classroomId, count: classes },
      testMonths: Array.from({ length: TESTS }, (_, test) => test * (MONTHS / TESTS) + (i % (MONTHS / TESTS))),
    }
    classroomId += classes
    return school
  })
  const students = count * STUDENTS_PER_SCHOOL
  // Two of five students have a parent with an account.
  const parents = take(Math.floor(students * 0.4))
  return { schools, students, attempts: students * TESTS, parents, nextAccountId: accountId }
}

/** Returns the number of a student's classroom at the school, from 0, and the student's grade, 1…12. */
export const classOf = ({ classrooms }: School, student: number) => student % classrooms.count
export const gradeOfClass = (classroom: number) => 1 + (classroom % 12)

export const largestOf = ({ schools }: Country): School =>
  schools.reduce((largest, school) => (school.students.count > largest.students.count ? school : largest))
