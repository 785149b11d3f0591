import { useMutation, useQuery } from '@lekta/shared/client'
import { type LinkRequest, linkContract } from '@lekta/shared/contract/people/link'
import { useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Button, type Column, Group, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { usePeopleColumns } from './columns'
import { ReasonDialog } from './reason-dialog'

type Decline = (request: LinkRequest) => void

const Answers = ({ request, onDecline }: { request: LinkRequest; onDecline: Decline }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [approve] = useMutation(linkContract.approveLink)
  const { id, parent, child } = request
  const names = { parent: parent.name, child: child.name }
  const yes = () => act(() => approve({ params: { id } }).unwrap(), t('{{parent}} is now linked to {{child}}.', names))
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <ConfirmButton
        size="compact-md"
        aria-label={t('Approve {{parent}} for {{child}}', names)}
        title={t('Link {{parent}} to {{child}}?', names)}
        text={t(
          'Approve only if you know that this is a parent or guardian. {{parent}} will see {{child}}’s tests and reports and can give tests at home.',
          names,
        )}
        action={t('Approve')}
        onConfirm={yes}
      >
        {t('Approve')}
      </ConfirmButton>
      <Button
        size="compact-md"
        variant="default"
        aria-label={t('Decline {{parent}} for {{child}}', names)}
        onClick={() => onDecline(request)}
      >
        {t('Decline')}
      </Button>
    </Group>
  )
}

function useColumns(onDecline: Decline): Column<LinkRequest>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  return [
    ...usePeopleColumns<LinkRequest>(),
    { name: 'asked_at', label: t('Requested'), sortable: true, cell: ({ asked_at }) => day(asked_at) },
    {
      name: 'actions',
      label: t('Actions'),
      numeric: true,
      cell: (request) => <Answers request={request} onDecline={onDecline} />,
    },
  ]
}

const DeclineDialog = ({ request: { id, parent, child }, onClose }: { request: LinkRequest; onClose: () => void }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [decline] = useMutation(linkContract.declineLink)
  return (
    <ReasonDialog
      title={t('Decline this request?')}
      text={t(
        '{{parent}} will be notified that your school declined, and can ask again after two weeks. Nothing about {{child}} is shared.',
        {
          parent: parent.name,
          child: child.name,
        },
      )}
      action={t('Decline')}
      onSend={(reason) => act(() => decline({ params: { id }, body: { reason } }).unwrap(), t('Request declined.'))}
      onClose={onClose}
    />
  )
}

/** Link requests that wait for the school’s answer. */
export const LinkRequests = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'asked_at' })
  const [declined, setDeclined] = useState<LinkRequest | null>(null)
  const query = useQuery(
    linkContract.linkRequests,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <>
      {query.data?.total !== 0 && (
        <Text mb="md" maw={720}>
          {t(
            'Every parent here has a confirmed e-mail address. If you do not know them, call the family before you approve.',
          )}
        </Text>
      )}
      <ListView
        list={list}
        query={query}
        label={t('Requests')}
        columns={useColumns(setDeclined)}
        rowKey={({ id }) => id}
        searchLabel={t('Name of parent or student')}
        empty={{
          title: t('No open requests'),
          text: t('When a parent requests access with your school code and their child’s username, you see it here.'),
        }}
        tall
      />
      {declined && <DeclineDialog request={declined} onClose={() => setDeclined(null)} />}
    </>
  )
}
