import { inject } from '@lekta/shared/client'
import { schoolContract } from '../contract/school'

export const { useMySchoolQuery, useEditSchoolMutation, useEditSchoolWaysMutation } = inject(schoolContract)
