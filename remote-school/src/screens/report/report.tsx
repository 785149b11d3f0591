import { ScoreReport } from '@lekta/staff/class-report/class-report'

export default function Report() {
  return <ScoreReport area="school" />
}
