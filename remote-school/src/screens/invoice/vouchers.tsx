import { call, useQuery } from '@lekta/shared/client'
import { type Voucher, voucherContract, voucherStates } from '@lekta/shared/contract/money/voucher'
import { CsvButton } from '@lekta/shared/downloads/csv-button'
import { useTranslation } from '@lekta/shared/i18n'
import { ListView } from '@lekta/shared/lists/list-view'
import { defaultPageSize, listQuery, useList } from '@lekta/shared/lists/use-list'
import { useUrlFilter } from '@lekta/shared/lists/use-url-filter'
import { useSearchParams } from '@lekta/shared/routing'
import { Button, Icon } from '@lekta/shared/ui'
import { type ReactNode, useState } from 'react'
import { BatchTools } from './batch-tools'
import { MakeVouchers } from './make-vouchers'
import { useVoucherColumns } from './use-voucher-columns'
import { VoucherCards } from './voucher-cards'
import { VoucherStatusFilter } from './voucher-status'

/** A voucher with its index on the page as the row's id. */
type Row = Voucher & { id: number }

/** Lists the school’s vouchers, and creates, prints and cancels them. */
export const Vouchers = ({ order }: { order: ReactNode }) => {
  const { t } = useTranslation()
  const list = useList({ size: defaultPageSize, sortBy: 'created_at', descending: true })
  const { values, choose, filtered } = useUrlFilter('batch', 'status')
  const { batch } = values
  const status = voucherStates.find((state) => state === values.status)
  const narrowed = { ...(batch && { batch }), ...(status && { status }) }
  const [params, setParams] = useSearchParams()
  const [opened, setOpened] = useState(false)
  const [printed, print] = useState<string | null>(null)
  const query = useQuery(
    voucherContract.vouchers,
    { query: { ...listQuery(list.options), ...narrowed } },
    { refetchOnMountOrArgChange: true },
  )
  const rows = query.data?.data.map((row, id) => ({ ...row, id }))
  const columns = useVoucherColumns((one) => choose('batch', one))
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
        columns={columns}
        rowKey={({ id }) => id}
        searchLabel={t('Voucher code')}
        empty={{
          title: t('No vouchers yet'),
          text: t('A voucher is a one-time code for one seat. Hand out the codes for teachers or parents to redeem.'),
          action: make,
        }}
        filters={<VoucherStatusFilter value={status} onChoose={(value) => choose('status', value)} />}
        filtered={filtered}
        actions={
          <>
            <CsvButton
              file={t('vouchers')}
              columns={columns}
              load={(http, page) => call(http, voucherContract.vouchers, { query: { options: page, ...narrowed } })}
            />
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
      <VoucherCards batch={printed} onClose={() => print(null)} />
    </>
  )
}
