import { inject } from '@lekta/shared/client'
import { classReportContract } from '../contract/class-report'

export const { useGrowthRowsQuery, useGrowthSummaryQuery, useReadingGroupsQuery } = inject(classReportContract)
