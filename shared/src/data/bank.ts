import { inject } from '@lekta/shared/client'
import { bankContract } from '../contract/bank'

export const { useBankItemsQuery, useBankItemQuery, useBankCoverageQuery } = inject(bankContract)
