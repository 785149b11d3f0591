import type { Child } from '@lekta/shared/contract/people/child'
import { PersonExport } from '@lekta/shared/data-export/person-export'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { ReportSection } from '@lekta/shared/report/report-section'
import { Text } from '@lekta/shared/ui'

/** Lets the parent download everything that is stored about the child. */
export const ExportPart = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  const name = firstNameOf(child)
  return (
    <ReportSection title={t('Download everything about {{name}}', { name })}>
      <Text mb="md">
        {t('One file with everything stored about {{name}}: tests, answers, reports, and who saw them.', { name })}
      </Text>
      <PersonExport id={child.id} />
    </ReportSection>
  )
}
