import { useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Stack, Text } from '@lekta/shared/ui'
import { dataExportContract, type PersonExport } from '../contract/data-export'
import { useDay } from '../dates/use-day'
import { useAction } from '../feedback/use-action'

interface Props {
  childId: number
  school: NonNullable<PersonExport['school']>
}

/** Lets a parent ask the school, which is responsible for the child's data, for an archive. */
export const AskSchool = ({ childId, school: { name, requested_at } }: Props) => {
  const { t } = useTranslation()
  const day = useDay()
  const act = useAction()
  const [ask, { isLoading }] = useMutation(dataExportContract.askSchoolForExport)
  const send = () =>
    act(() => ask({ params: { id: childId } }).unwrap(), t('{{school}} has been notified.', { school: name }))
  return (
    <Stack gap="sm" align="start">
      <Text>
        {t('{{school}} is responsible for this data. It prepares the file and hands it over.', { school: name })}
      </Text>
      {requested_at && (
        <Text size="sm" c="dimmed" role="status">
          {t('You asked the school on {{day}}.', { day: day(requested_at) })}
        </Text>
      )}
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<Icon name="mail" size={18} />}
        onClick={() => void send()}
      >
        {requested_at ? t('Ask the school again') : t('Ask the school')}
      </Button>
    </Stack>
  )
}
