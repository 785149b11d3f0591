import { inject } from '@lekta/shared/client'
import { reportContract } from '../contract/report'

export const { useReportsQuery, useReportQuery, useTestReportQuery, useShareReportMutation, useSharedReportQuery } =
  inject(reportContract)
