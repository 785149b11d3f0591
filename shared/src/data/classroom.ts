import { inject } from '@lekta/shared/client'
import { classroomContract } from '../contract/classroom'

export const { useClassroomsQuery } = inject(classroomContract)
