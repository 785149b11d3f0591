import { inject } from '@lekta/shared/client'
import { studentContract } from '../contract/student'

export const { useStudentsQuery, useStudentScoresQuery, useScoreSummaryQuery } = inject(studentContract)
