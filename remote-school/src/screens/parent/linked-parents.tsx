import { useMutation, useQuery } from '@lekta/shared/client'
import { type LinkedParent, linkContract } from '@lekta/shared/contract/people/link'
import { useDay } from '@lekta/shared/dates/use-day'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Button, type Column } from '@lekta/shared/ui'
import { useState } from 'react'
import { usePeopleColumns } from './columns'
import { ReasonDialog } from './reason-dialog'

/** A link with its index on the page as the row's id. */
type Row = LinkedParent & { id: number }

function useColumns(onEnd: (row: Row) => void): Column<Row>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  return [
    ...usePeopleColumns<Row>(),
    { name: 'since', label: t('Linked since'), sortable: true, cell: ({ since }) => day(since) },
    {
      name: 'actions',
      label: t('Actions'),
      numeric: true,
      cell: (row) => (
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('Unlink {{parent}} from {{child}}', {
            parent: row.parent.name,
            child: row.child.name,
          })}
          onClick={() => onEnd(row)}
        >
          {t('Unlink')}
        </Button>
      ),
    },
  ]
}

const EndDialog = ({ row: { parent, child }, onClose }: { row: Row; onClose: () => void }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [end] = useMutation(linkContract.endLink)
  const names = { parent: parent.name, child: child.name }
  const send = (reason: string) =>
    act(
      () => end({ body: { parent_id: parent.id, child_id: child.id, reason } }).unwrap(),
      t('{{parent}} is no longer linked to {{child}}.', names),
    )
  return (
    <ReasonDialog
      title={t('Unlink this parent?')}
      text={t(
        '{{parent}} will no longer see {{child}}’s tests and reports, and will be notified. All results stay with your school.',
        names,
      )}
      action={t('Unlink')}
      onSend={send}
      onClose={onClose}
    />
  )
}

/** Parents who are linked to a student of the school. */
export const Linked = () => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'child' })
  const [ended, setEnded] = useState<Row | null>(null)
  const query = useQuery(
    linkContract.linkedParents,
    { query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  const rows = query.data?.data.map((row, id) => ({ ...row, id }))
  return (
    <>
      <ListView<Row>
        list={list}
        query={{ ...query, data: query.data && rows && { ...query.data, data: rows } }}
        label={t('Linked parents')}
        columns={useColumns(setEnded)}
        rowKey={({ id }) => id}
        searchLabel={t('Name of parent or student')}
        empty={{
          title: t('No linked parents yet'),
          text: t('Share your school code with families. With it and their child’s username, they can request access.'),
        }}
        tall
      />
      {ended && <EndDialog row={ended} onClose={() => setEnded(null)} />}
    </>
  )
}
