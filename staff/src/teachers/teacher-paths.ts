interface Person {
  id: number
  name: string
  username: string
  email: string | null
}

/** Returns the search parameters that identify the person on a page about classrooms. */
const about = ({ id, name, username, email }: Person) =>
  new URLSearchParams({ id: String(id), username, name, ...(email && { email }) })

/** The paths of a school's pages about its teachers. */
export const teacherPaths = {
  list: '/school/teacher',
  add: '/school/teacher/add',
  edit: (id: number) => `/school/teacher/add?id=${id}`,
  classrooms: (person: Person) => `/school/teacher/class-room?${about(person)}`,
} as const

/** The page of a student's classrooms; with a teacher's id, that teacher's classrooms come first. */
export const studentClassroomsPath = (person: Person, teacherId?: number) => {
  const params = about(person)
  if (teacherId !== undefined) params.set('teacherid', String(teacherId))
  return `/school/student/class-room?${params}`
}
