import { ErasurePart } from '@lekta/shared/erasure/erasure-part'
import { useTranslation } from '@lekta/shared/i18n'
import { Card, Stack, Text, Title } from '@lekta/shared/ui'

/** Lets the school delete all data about a student or a teacher, below the form that changes the person. */
export const ErasureCard = ({ id, name }: { id: number; name: string }) => {
  const { t } = useTranslation()
  return (
    <Card component="section" maw={760} mt="md">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('Delete data')}
        </Title>
        <Text c="dimmed">
          {t('Deletes the account and everything stored about it. To hide someone from lists, archive them instead.')}
        </Text>
        <ErasurePart id={id} action={t('Delete all data…')} title={t('Delete all data about {{name}}?', { name })} />
      </Stack>
    </Card>
  )
}
