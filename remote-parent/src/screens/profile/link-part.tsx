import type { Child } from '@lekta/shared/contract/child'
import { useLetGoChildMutation } from '@lekta/shared/data/link'
import { useTranslation } from '@lekta/shared/i18n'
import { useNavigate } from '@lekta/shared/routing'
import { ConfirmButton } from '@lekta/shared/screens/confirm-button'
import { ReportSection } from '@lekta/shared/screens/report-section'
import { useAct } from '@lekta/shared/screens/use-act'
import { Text } from '@lekta/shared/ui'

/** Says whose the account of a school's child is, and lets the parent give up the link. */
export const LinkPart = ({ child: { id, name, school } }: { child: Child }) => {
  const { t } = useTranslation()
  const act = useAct()
  const navigate = useNavigate()
  const [letGo] = useLetGoChildMutation()
  if (school === null) return null
  const confirm = async () => {
    const gone = await act(
      () => letGo({ params: { id } }).unwrap(),
      t('{{name}} no longer stands among your children.', { name }),
    )
    if (gone) await navigate('/parent/child')
  }
  return (
    <ReportSection title={t('Linked with {{school}}', { school })}>
      <Text mb="md">
        {t(
          '{{school}} looks after this account: its name, its username and its password. Please ask there when something should change.',
          {
            school,
          },
        )}
      </Text>
      <ConfirmButton
        variant="default"
        title={t('Give up the link with {{name}}?', { name })}
        text={t(
          'You then see no tests and no reports of this child any more, and its free seats are yours again. The school is told. To come back, ask the school again.',
        )}
        action={t('Give up the link')}
        onConfirm={confirm}
      >
        {t('Give up the link')}
      </ConfirmButton>
    </ReportSection>
  )
}
