import type { Child } from '@lekta/shared/contract/people/child'
import { ErasurePart } from '@lekta/shared/erasure/erasure-part'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { ReportSection } from '@lekta/shared/report/report-section'
import { Text } from '@lekta/shared/ui'

/** Lets the parent delete all data about the child, or ask the school that manages it. */
export const DeletePart = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  const name = firstNameOf(child)
  return (
    <ReportSection title={t('Delete this child’s data')}>
      <Text>{t('All tests, results and messages about {{name}}, and the account itself.', { name })}</Text>
      <ErasurePart id={child.id} action={t('Delete data')} title={t('Delete all data about {{name}}?', { name })} />
    </ReportSection>
  )
}
