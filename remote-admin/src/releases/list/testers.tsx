import { useMutation, useQuery } from '@lekta/shared/client'
import { previewContract } from '@lekta/shared/contract/delivery/preview'
import type { Output } from '@lekta/shared/contract/endpoint'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useAction } from '@lekta/shared/feedback/use-action'
import { UsernameField } from '@lekta/shared/forms/exact-fields'
import { Form } from '@lekta/shared/forms/form'
import { useForm } from '@lekta/shared/forms/use-form'
import { useTranslation } from '@lekta/shared/i18n'
import {
  Button,
  type Column,
  DataTable,
  Dialog,
  EmptyNotice,
  Group,
  Icon,
  LoadingSkeleton,
  Skeleton,
  Stack,
  Text,
  useDisclosure,
} from '@lekta/shared/ui'

type Tester = Output<typeof previewContract.testers>[number]

const RemoveButton = ({ id, name }: Tester) => {
  const { t } = useTranslation()
  const act = useAction()
  const [remove] = useMutation(previewContract.removeTester)
  return (
    <ConfirmButton
      variant="subtle"
      size="compact-md"
      title={t('Remove {{name}} from the testers?', { name })}
      text={t('All previews of this account end, and it sees the usual releases again.')}
      action={t('Remove')}
      aria-label={t('Remove {{name}}', { name })}
      onConfirm={() => act(() => remove({ params: { id } }).unwrap(), t('{{name}} is no longer a tester.', { name }))}
    >
      {t('Remove')}
    </ConfirmButton>
  )
}

function useColumns(): Column<Tester>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  return [
    { name: 'name', label: t('Name'), cell: ({ name }) => <Text fw={600}>{name}</Text> },
    { name: 'username', label: t('Username'), cell: ({ username }) => username },
    { name: 'since', label: t('Tester since'), noWrap: true, cell: ({ since }) => day(since) },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: (tester) => <RemoveButton {...tester} />,
    },
  ]
}

const AddForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation()
  const [add] = useMutation(previewContract.addTester)
  const form = useForm({
    body: previewContract.addTester.body,
    initial: { username: '' },
    send: (body) => add({ body }).unwrap(),
    done: t('The account can preview releases now.'),
    onDone: onClose,
  })
  return (
    <Form form={form} label={t('Add tester')} action={t('Add tester')} onCancel={onClose}>
      <UsernameField {...form.text('username')} label={t('Username')} data-autofocus />
    </Form>
  )
}

/** The accounts that may preview releases, besides admins. */
export const Testers = () => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  const columns = useColumns()
  const query = useQuery(previewContract.testers, undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text c="dimmed" maw={620}>
          {t('Testers can open preview links that were made for them. Admins can do so too.')}
        </Text>
        <Button leftSection={<Icon name="add" size={18} />} onClick={open}>
          {t('Add tester')}
        </Button>
      </Group>
      <QueryContent
        query={query}
        skeleton={
          <LoadingSkeleton>
            <Skeleton height={220} radius="lg" />
          </LoadingSkeleton>
        }
      >
        {(testers) =>
          testers.length === 0 ? (
            <EmptyNotice title={t('No testers yet')}>
              {t('Add the accounts with which your team tries out releases before everyone gets them.')}
            </EmptyNotice>
          ) : (
            <DataTable
              label={t('Testers')}
              columns={columns}
              rows={testers}
              rowKey={({ id }) => id}
              expected={testers.length}
              busy={false}
            />
          )
        }
      </QueryContent>
      <Dialog opened={opened} onClose={close} title={t('Add tester')}>
        {opened && <AddForm onClose={close} />}
      </Dialog>
    </Stack>
  )
}
