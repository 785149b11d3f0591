import { useMutation } from '@lekta/shared/client'
import type { Child } from '@lekta/shared/contract/people/child'
import { linkContract } from '@lekta/shared/contract/people/link'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { ReportSection } from '@lekta/shared/report/report-section'
import { useNavigate } from '@lekta/shared/routing'
import { Text } from '@lekta/shared/ui'

/** Explains that the school manages the child's account, and lets the parent end the link. */
export const LinkPart = ({ child: { id, name, school } }: { child: Child }) => {
  const { t } = useTranslation()
  const act = useAction()
  const navigate = useNavigate()
  const [letGo] = useMutation(linkContract.letGoChild)
  if (school === null) return null
  const confirm = async () => {
    const gone = await act(
      () => letGo({ params: { id } }).unwrap(),
      t('{{name}} is no longer linked to your account.', { name }),
    )
    if (gone) await navigate('/parent/child')
  }
  return (
    <ReportSection title={t('Linked to {{school}}', { school })}>
      <Text mb="md">
        {t(
          '{{school}} manages this account, including the name, username and password. Contact the school to change anything.',
          {
            school,
          },
        )}
      </Text>
      <ConfirmButton
        variant="default"
        title={t('Remove the link with {{name}}?', { name })}
        text={t(
          'You will no longer see this child’s tests and reports. Unused seats come back to you, and the school is notified. To link again, ask the school.',
        )}
        action={t('Remove link')}
        onConfirm={confirm}
      >
        {t('Remove link')}
      </ConfirmButton>
    </ReportSection>
  )
}
