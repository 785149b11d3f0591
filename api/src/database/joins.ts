import { eq } from 'drizzle-orm'
import { account, assignment, attempt, schedule, student } from './schema'

// The conditions that join an attempt, its assignment, the assignment's schedule and the student.

export const isAssignmentOfAttempt = eq(assignment.id, attempt.assignmentId)
export const isScheduleOfAssignment = eq(schedule.id, assignment.scheduleId)
export const isStudentOfAssignment = eq(student.id, assignment.studentId)
export const isStudentOfAttempt = eq(student.id, attempt.studentId)
export const isAccountOfAssignment = eq(account.id, assignment.studentId)
export const isAccountOfStudent = eq(account.id, student.id)
