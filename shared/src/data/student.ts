import { inject } from '@lekta/shared/client'
import { studentContract } from '../contract/student'

export const {
  useStudentsQuery,
  useStudentScoresQuery,
  useScoreSummaryQuery,
  useStudentQuery,
  useAddStudentMutation,
  useEditStudentMutation,
  useArchiveStudentsMutation,
  useRestoreStudentsMutation,
  usePlaceStudentsMutation,
  useSetStudentClassroomsMutation,
  useRenewStudentPasswordsMutation,
} = inject(studentContract)
