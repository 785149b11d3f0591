import { useTranslation } from '@lekta/shared/i18n'
import { Button } from '@lekta/shared/ui'
import { useState } from 'react'
import { PublicFrame } from '../frame/public-frame'
import { Outcome } from '../outcome'
import { AdminStep } from './admin-step'
import { CodeStep } from './code-step'
import { Done, type FirstSchool } from './done'
import { Steps } from './steps'

type State =
  | { step: 'code' }
  | { step: 'admin'; code: string }
  | { step: 'done'; school: FirstSchool | null }
  | { step: 'late'; reason: string }

/**
 * Shown if another person has created the first admin in the meantime. The login needs a full page load, because this
 * page still assumes that there is no admin.
 */
const TooLate = ({ reason }: { reason: string }) => {
  const { t } = useTranslation()
  return (
    <Outcome
      isEmbedded
      picture="alert"
      title={t('Already set up')}
      actions={
        <Button component="a" href="/login?as=master" size="md">
          {t('Back to login')}
        </Button>
      }
    >
      {reason}
    </Outcome>
  )
}

/**
 * The first start of a production server: verifies the operator, then creates the admin and optionally a first
 * school.
 */
const Setup = () => {
  const [state, setState] = useState<State>({ step: 'code' })
  const giveUp = (reason: string) => setState({ step: 'late', reason })
  return (
    <PublicFrame kind="form">
      {state.step !== 'late' && <Steps current={state.step} />}
      {state.step === 'code' && <CodeStep onDone={(code) => setState({ step: 'admin', code })} onLate={giveUp} />}
      {state.step === 'admin' && (
        <AdminStep code={state.code} onDone={(school) => setState({ step: 'done', school })} onLate={giveUp} />
      )}
      {state.step === 'done' && <Done school={state.school} />}
      {state.step === 'late' && <TooLate reason={state.reason} />}
    </PublicFrame>
  )
}

export default Setup
