import { inject } from '@lekta/shared/client'
import { teacherContract } from '../contract/teacher'

export const {
  useTeachersQuery,
  useTeacherQuery,
  useAddTeacherMutation,
  useEditTeacherMutation,
  useArchiveTeachersMutation,
  useRestoreTeachersMutation,
  useSetTeacherClassroomsMutation,
  useRenewTeacherPasswordsMutation,
} = inject(teacherContract)
