import { inject } from '@lekta/shared/client'
import { dashboardContract } from '../contract/dashboard'

export const {
  useTeacherDashboardQuery,
  useSchoolDashboardQuery,
  useParentDashboardQuery,
  useChildDashboardQuery,
  useAdminDashboardQuery,
} = inject(dashboardContract)
