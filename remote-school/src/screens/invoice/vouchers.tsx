import { call, type Store, useMutation, useQuery, useStore } from '@lekta/shared/client'
import { type Voucher, voucherContract, voucherStates } from '@lekta/shared/contract/money/voucher'
import { useDay, useTimestamp } from '@lekta/shared/dates/use-day'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useAction } from '@lekta/shared/feedback/use-action'
import { useTranslation } from '@lekta/shared/i18n'
import { largestPage } from '@lekta/shared/lib/paging/walk-pages'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useSearchParams } from '@lekta/shared/routing'
import { Badge, Button, type Column, Group, Icon, NativeSelect, UnstyledButton } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'
import styles from './invoice.module.css'
import { MakeVouchers } from './make-vouchers'
import { VoucherCards } from './voucher-cards'

const looks = {
  open: { label: 'Not redeemed yet', color: 'teal', c: 'var(--lekta-good)' },
  redeemed: { label: 'Redeemed', color: 'gray', c: 'dimmed' },
  void: { label: 'Cancelled', color: 'gray', c: 'dimmed' },
  ended: { label: 'Ended', color: 'gray', c: 'dimmed' },
} as const satisfies Record<Voucher['status'], object>

/** The list's filters in the address. */
function useFilters() {
  const [params, setParams] = useSearchParams()
  const batch = params.get('batch') ?? ''
  const status = voucherStates.find((state) => state === params.get('status'))
  const choose = (name: 'batch' | 'status', value: string) =>
    setParams(
      (last) => {
        last.delete('page')
        if (value) last.set(name, value)
        else last.delete(name)
        return last
      },
      { replace: true },
    )
  const onClear = () => setParams({ tab: 'vouchers' }, { replace: true })
  return { batch, status, choose, filtered: batch || status ? { onClear } : undefined }
}

/** A voucher with its index on the page as the row's id. */
type Row = Voucher & { id: number }

/** Cancels unredeemed vouchers. */
function useVoiding() {
  const { t } = useTranslation()
  const act = useAction()
  const [send] = useMutation(voucherContract.voidVouchers)
  return (body: { codes: string[] } | { batch: string }) =>
    act(
      () => send({ body }).unwrap(),
      ({ voided }) =>
        t('{{count}} vouchers cancelled. Their seats are free again.', {
          count: voided,
          defaultValue_one: '{{count}} voucher cancelled. Its seat is free again.',
        }),
    )
}

function useColumns(onBatch: (batch: string) => void): Column<Row>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const voidThem = useVoiding()
  return [
    {
      name: 'code',
      label: t('Code'),
      sortable: true,
      noWrap: true,
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
    },
    {
      name: 'batch',
      label: t('Batch'),
      sortable: true,
      noWrap: true,
      cell: ({ batch }) => (
        <UnstyledButton td="underline" fz="sm" onClick={() => onBatch(batch)}>
          {batch}
        </UnstyledButton>
      ),
    },
    { name: 'plan_name', label: t('Plan'), cell: ({ plan_name }) => t(plan_name) },
    { name: 'ends_at', label: t('Valid until'), cell: ({ ends_at }) => day(ends_at) },
    {
      name: 'status',
      label: t('Status'),
      cell: ({ status }) => {
        const { label, ...look } = looks[status]
        return (
          <Badge variant="light" {...look}>
            {t(label)}
          </Badge>
        )
      },
    },
    {
      name: 'student',
      label: t('Given to'),
      cell: ({ student, status }) => student?.name ?? (status === 'redeemed' ? t('A child outside your school') : '–'),
    },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: ({ code, status }) =>
        status === 'open' && (
          <ConfirmButton
            size="compact-sm"
            variant="subtle"
            aria-label={t('Cancel {{code}}', { code })}
            title={t('Cancel this voucher?')}
            text={t('The code can no longer be redeemed, and its seat becomes free.')}
            action={t('Cancel voucher')}
            dismiss={t('Keep voucher')}
            onConfirm={() => voidThem({ codes: [code] })}
          >
            {t('Cancel voucher')}
          </ConfirmButton>
        ),
    },
  ]
}

type Narrowed = Pick<ReturnType<typeof useFilters>, 'batch' | 'status'>

const useLoad = () => {
  const { http } = useStore() as Store
  return ({ batch, status }: Narrowed, page: number) =>
    call(http, voucherContract.vouchers, {
      query: { options: { page, itemsPerPage: largestPage }, ...(batch && { batch }), ...(status && { status }) },
    })
}

/** Exports the vouchers, with the current filters. */
const Download = (narrowed: Narrowed) => {
  const { t } = useTranslation()
  const load = useLoad()
  const timestamp = useTimestamp()
  return (
    <CsvButton<Voucher>
      file={t('vouchers')}
      columns={[
        { label: t('Code'), value: ({ code }) => code },
        { label: t('Batch'), value: ({ batch }) => batch },
        { label: t('Plan'), value: ({ plan_name }) => t(plan_name) },
        { label: t('Valid until'), value: ({ ends_at }) => timestamp(ends_at) },
        { label: t('Status'), value: ({ status }) => t(looks[status].label) },
        { label: t('Given to'), value: ({ student }) => student?.name ?? '' },
      ]}
      load={(page) => load(narrowed, page)}
    />
  )
}

/** The actions for all vouchers of one batch. */
const BatchTools = ({ batch, onPrint, onAll }: { batch: string; onPrint: () => void; onAll: () => void }) => {
  const { t } = useTranslation()
  const voidThem = useVoiding()
  return (
    <Group gap="sm" mb="md" role="group" aria-label={t('Batch {{batch}}', { batch })}>
      <Badge variant="outline" size="lg" tt="none" c="inherit">
        {t('Batch {{batch}}', { batch })}
      </Badge>
      <Button variant="default" leftSection={<Icon name="print" size={18} />} onClick={onPrint}>
        {t('Print the codes')}
      </Button>
      <ConfirmButton
        variant="default"
        title={t('Cancel this batch?')}
        text={t('Codes that have not been redeemed stop working, and their seats become free.')}
        action={t('Cancel batch')}
        dismiss={t('Keep batch')}
        onConfirm={() => voidThem({ batch })}
      >
        {t('Cancel batch')}
      </ConfirmButton>
      <Button variant="subtle" onClick={onAll}>
        {t('All batches')}
      </Button>
    </Group>
  )
}

/** Lists the school’s vouchers, and creates, prints and cancels them. */
export const Vouchers = ({ order }: { order: ReactNode }) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'created_at', descending: true })
  const { batch, status, choose, filtered } = useFilters()
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState(false)
  const [printed, print] = useState<string | null>(null)
  const load = useLoad()
  const query = useQuery(
    voucherContract.vouchers,
    { query: { ...listQuery(list.options), ...(batch && { batch }), ...(status && { status }) } },
    { refetchOnMountOrArgChange: true },
  )
  const rows = query.data?.data.map((row, id) => ({ ...row, id }))
  const states = voucherStates.map((state) => ({ value: state, label: t(looks[state].label) }))
  const make = (
    <Button leftSection={<Icon name="card" size={18} />} onClick={() => setOpened(true)}>
      {t('Create vouchers')}
    </Button>
  )
  const close = () => {
    setOpened(false)
    if (params.has('make')) setParams({ tab: 'vouchers' }, { replace: true })
  }
  const made = (newest: string) => {
    setOpened(false)
    setParams({ tab: 'vouchers', batch: newest }, { replace: true })
    print(newest)
  }
  return (
    <>
      {batch && <BatchTools batch={batch} onPrint={() => print(batch)} onAll={() => choose('batch', '')} />}
      <ListView<Row>
        name="vouchers"
        list={list}
        query={{ ...query, data: query.data && rows && { ...query.data, data: rows } }}
        label={t('Vouchers')}
        columns={useColumns((one) => choose('batch', one))}
        rowKey={({ id }) => id}
        searchLabel={t('Voucher code')}
        empty={{
          title: t('No vouchers yet'),
          text: t('A voucher is a one-time code for one seat. Hand out the codes for teachers or parents to redeem.'),
          action: make,
        }}
        filters={
          <NativeSelect
            aria-label={t('Status')}
            value={status ?? ''}
            data={[{ value: '', label: t('All statuses') }, ...states]}
            onChange={({ currentTarget }) => choose('status', currentTarget.value)}
          />
        }
        filtered={filtered}
        actions={
          <>
            <Download batch={batch} status={status} />
            {make}
          </>
        }
      />
      <MakeVouchers
        opened={opened || params.get('make') === 'yes'}
        subscription={params.get('subscription') ?? ''}
        order={order}
        onClose={close}
        onMade={made}
      />
      <VoucherCards
        batch={printed}
        load={(one, page) => load({ batch: one, status: 'open' }, page)}
        onClose={() => print(null)}
      />
    </>
  )
}
