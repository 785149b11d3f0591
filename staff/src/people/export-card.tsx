import { PersonExport } from '@lekta/shared/data-export/person-export'
import { FormCard } from '@lekta/shared/forms/form-card'
import { useTranslation } from '@lekta/shared/i18n'
import { Stack, Text, Title } from '@lekta/shared/ui'
import { useId } from 'react'

interface Props {
  person: { id: number; name: string }
  /** What the archive contains. */
  text: string
}

/** A card in which a school downloads everything that is stored about a student or a teacher. */
export const ExportCard = ({ person: { id, name }, text }: Props) => {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <FormCard>
      <Stack component="section" gap="sm" aria-labelledby={titleId}>
        <Title order={2} size="h4" id={titleId}>
          {t('Download everything about {{name}}', { name })}
        </Title>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        <PersonExport id={id} />
      </Stack>
    </FormCard>
  )
}
