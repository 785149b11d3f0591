import { useMutation, useQuery } from '@lekta/shared/client'
import { type ReleaseToken, releaseAreaContract } from '@lekta/shared/contract/delivery/release-area'
import { useDateAndTime, useDay } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { Button, type Column, Icon, StatusBadge, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { NewToken } from './new-token'

const isExpired = ({ expires_at }: ReleaseToken) => expires_at !== null && Date.parse(expires_at) <= Date.now()

const Status = ({ token }: { token: ReleaseToken }) => {
  const { t } = useTranslation()
  if (token.revoked_at !== null) return <StatusBadge tone="neutral">{t('Revoked')}</StatusBadge>
  if (isExpired(token)) return <StatusBadge tone="neutral">{t('Expired')}</StatusBadge>
  return <StatusBadge tone="good">{t('Valid')}</StatusBadge>
}

const RevokeButton = ({ area, token: { id, name } }: { area: string; token: ReleaseToken }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [revoke] = useMutation(releaseAreaContract.revokeReleaseToken)
  return (
    <ConfirmButton
      variant="subtle"
      size="compact-md"
      aria-label={t('Revoke {{name}}', { name })}
      title={t('Revoke “{{name}}”?', { name })}
      text={t(
        'Programs with this token can do nothing from now on, and changes that were scheduled with it are cancelled. This cannot be undone; releases stay as they are.',
      )}
      action={t('Revoke')}
      onConfirm={() => act(() => revoke({ params: { area, id } }).unwrap(), t('“{{name}}” is revoked.', { name }))}
    >
      {t('Revoke')}
    </ConfirmButton>
  )
}

function useColumns(area: string): Column<ReleaseToken>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const dateAndTime = useDateAndTime()
  return [
    {
      name: 'name',
      label: t('Name'),
      cell: ({ name, created_by, created_at }) => (
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {created_by === null
              ? t('created on {{day}}', { day: day(created_at) })
              : t('created by {{name}} on {{day}}', { name: created_by, day: day(created_at) })}
          </Text>
        </div>
      ),
    },
    { name: 'state', label: t('Status'), cell: (token) => <Status token={token} /> },
    {
      name: 'may',
      label: t('May'),
      cell: ({ may_roll_out }) => (may_roll_out ? t('hand in and roll out') : t('hand in only')),
    },
    {
      name: 'last_used_at',
      label: t('Last used'),
      noWrap: true,
      cell: ({ last_used_at }) => (last_used_at === null ? t('Never') : dateAndTime(last_used_at)),
    },
    {
      name: 'expires_at',
      label: t('Expires'),
      noWrap: true,
      cell: ({ expires_at }) => (expires_at === null ? t('Never') : day(expires_at)),
    },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: (token) => token.revoked_at === null && !isExpired(token) && <RevokeButton area={area} token={token} />,
    },
  ]
}

/** The tokens with which programs release an area. */
export const Tokens = ({ area }: { area: string }) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize })
  const [opened, setOpened] = useState(false)
  const query = useQuery(
    releaseAreaContract.releaseTokens,
    { params: { area }, query: listQuery(list.options) },
    { refetchOnMountOrArgChange: true },
  )
  const add = (
    <Button variant="default" leftSection={<Icon name="key" size={18} />} onClick={() => setOpened(true)}>
      {t('New token')}
    </Button>
  )
  return (
    <>
      <ListView<ReleaseToken>
        list={list}
        query={query}
        label={t('Tokens')}
        columns={useColumns(area)}
        rowKey={({ id }) => id}
        actions={query.data?.total === 0 ? undefined : add}
        empty={{
          title: t('No tokens yet'),
          text: t('With a token, the team’s pipeline hands in releases of this area, and of no other.'),
          action: add,
        }}
      />
      <NewToken area={area} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
