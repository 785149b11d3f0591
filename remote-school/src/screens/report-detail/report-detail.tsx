import { StaffReportPage } from '@lekta/staff/class-report/student-report'

export default function ReportDetail() {
  return <StaffReportPage area="school" />
}
