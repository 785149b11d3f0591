interface Person {
  id: number
  name: string
  username: string
  email: string | null
}

/** Who a page about somebody's classrooms is about, as its address says it. */
const about = ({ id, name, username, email }: Person) =>
  new URLSearchParams({ id: String(id), username, name, ...(email && { email }) })

/** Where a school's pages about its teachers stand. */
export const teacherPaths = {
  list: '/school/teacher',
  add: '/school/teacher/add',
  edit: (id: number) => `/school/teacher/add?id=${id}`,
  classrooms: (person: Person) => `/school/teacher/class-room?${about(person)}`,
} as const

/** The page of a student's classrooms; coming from a teacher, that teacher's stand first. */
export const studentClassroomsPath = (person: Person, teacherId?: number) => {
  const params = about(person)
  if (teacherId !== undefined) params.set('teacherid', String(teacherId))
  return `/school/student/class-room?${params}`
}
