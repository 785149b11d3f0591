import type { LoginCard } from '@lekta/shared/contract/person'
import { UnsavedGuard } from '@lekta/shared/forms/unsaved-guard'
import { useTranslation } from '@lekta/shared/i18n'
import { useSearchParams } from '@lekta/shared/routing'
import { PageHeader } from '@lekta/shared/ui'
import { useState } from 'react'
import { LinkChildForm, LinkRequested } from './link-child'
import { type AddMethod, addMethods, MethodChoice } from './method-choice'
import { Added, NewChildForm } from './new-child'

/** Returns the chosen method and a setter. The method comes from the address until the user chooses another. */
function useMethodParam() {
  const [params] = useSearchParams()
  return useState<AddMethod>(addMethods.find((one) => one === params.get('way')) ?? 'new')
}

/** The form, or what is shown after it has been sent. */
type Step = { of: 'typing' } | { of: 'added'; card: LoginCard } | { of: 'asked' }

function useTitle(step: Step): [string, string] {
  const { t } = useTranslation()
  if (step.of === 'added')
    return [
      t('{{name}} can log in now', { name: step.card.name }),
      t('The username and password are on this login card.'),
    ]
  if (step.of === 'asked') return [t('Request received'), t('Now it’s up to the school')]
  return [t('Add child'), t('Create a new account or link a school account')]
}

/** Adds a child, either with a new account and its login card, or by a link request to a school. */
export default function ChildAdd() {
  const [method, choose] = useMethodParam()
  const [step, setStep] = useState<Step>({ of: 'typing' })
  const [title, subtitle] = useTitle(step)
  const again = () => setStep({ of: 'typing' })
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      {step.of === 'added' && <Added card={step.card} onAgain={again} />}
      {step.of === 'asked' && <LinkRequested onAgain={again} />}
      {step.of === 'typing' && (
        <UnsavedGuard>
          <MethodChoice method={method} onChoose={choose} />
          {method === 'new' ? (
            <NewChildForm onAdded={(card) => setStep({ of: 'added', card })} />
          ) : (
            <LinkChildForm onRequested={() => setStep({ of: 'asked' })} />
          )}
        </UnsavedGuard>
      )}
    </>
  )
}
