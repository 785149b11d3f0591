import { StaffReportPage } from '@lekta/shared/screens/staff-report-page'

export default function ReportDetail() {
  return <StaffReportPage area="school" />
}
