import { inject } from '@lekta/shared/client'
import { enrolmentContract } from '../contract/enrolment'

export const {
  useStudentQuery,
  useAddStudentMutation,
  useEditStudentMutation,
  useArchiveStudentsMutation,
  useRestoreStudentsMutation,
  usePlaceStudentsMutation,
  useSetStudentClassroomsMutation,
  useRenewStudentPasswordsMutation,
} = inject(enrolmentContract)
