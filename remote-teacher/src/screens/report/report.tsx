import { ScoreReport } from '@lekta/shared/screens/score-report'

export default function Report() {
  return <ScoreReport area="teacher" />
}
