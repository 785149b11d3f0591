import { sessionContract } from '../contract/session'
import { queryOf } from './api/api'

/** The profile of the account that is logged in. */
export const { useQuery: useProfile } = queryOf(sessionContract.profileMe)
