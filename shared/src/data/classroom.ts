import { inject } from '@lekta/shared/client'
import { classroomContract } from '../contract/classroom'

export const {
  useClassroomsQuery,
  useClassroomQuery,
  useAddClassroomMutation,
  useEditClassroomMutation,
  useArchiveClassroomsMutation,
  useRestoreClassroomsMutation,
} = inject(classroomContract)
