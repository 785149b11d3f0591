import { useTranslation } from '@lekta/shared/i18n'
import { InvoiceList } from '@lekta/shared/invoices/invoice-list'
import { useNavigate, useSearchParams } from '@lekta/shared/routing'
import { Button, Icon, PageHeader, Tabs } from '@lekta/shared/ui'
import { TermHelp } from '@lekta/staff/glossary/term-help'
import { ImportLink } from '@lekta/staff/imports/import-link'
import { OrderDialog, type OrderRequest } from '@lekta/staff/seats/order-dialog'
import { SavedViews } from '@lekta/staff/views/saved-views'
import { useState } from 'react'
import { Subscriptions } from './subscriptions'
import { Vouchers } from './vouchers'

/** What each tab lists. */
const helps = { invoices: 'invoice', subscriptions: 'subscription', vouchers: 'voucher' } as const

const tabs = ['invoices', 'subscriptions', 'vouchers'] as const
type Tab = (typeof tabs)[number]

/** Returns the tab in the address and a setter. Each tab has its own list, so switching resets the list. */
function useTab() {
  const [params, setParams] = useSearchParams()
  const tab: Tab = tabs.find((one) => one === params.get('tab')) ?? 'invoices'
  const turn = (next: string | null) => setParams(next === 'invoices' || !next ? {} : { tab: next }, { replace: true })
  return { tab, turn }
}

/** Returns the order request, which comes from a button or from the address. */
function useOrderRequest() {
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<OrderRequest | null>(null)
  const orderRequest: OrderRequest | null = chosen ?? (params.get('order') === 'buy' ? { purpose: 'buy' } : null)
  const close = () => {
    setChosen(null)
    setParams(
      (last) => {
        last.delete('order')
        return last
      },
      { replace: true },
    )
  }
  return { orderRequest, setChosen, close }
}

/** A school's subscriptions, invoices and vouchers. */
export default function Invoice() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { tab, turn } = useTab()
  const { orderRequest, setChosen, close } = useOrderRequest()
  const order = (
    <Button leftSection={<Icon name="add" size={18} />} onClick={() => setChosen({ purpose: 'buy' })}>
      {t('Order seats')}
    </Button>
  )
  const ordered = (id: number) => {
    setChosen(null)
    void navigate(`/school/invoice-detail/${id}`)
  }
  return (
    <>
      <PageHeader
        title={t('Invoices')}
        help={<TermHelp key={tab} term={helps[tab]} />}
        subtitle={t('Your school’s invoices, subscriptions and seat vouchers.')}
      >
        {tab === 'vouchers' && <ImportLink area="school" page="redeem" />}
        {order}
      </PageHeader>
      <Tabs value={tab} onChange={turn} keepMounted={false}>
        <Tabs.List mb="lg" aria-label={t('Invoices')}>
          <Tabs.Tab value="invoices">{t('Invoices')}</Tabs.Tab>
          <Tabs.Tab value="subscriptions">{t('Subscriptions')}</Tabs.Tab>
          <Tabs.Tab value="vouchers">{t('Vouchers')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="invoices">
          <InvoiceList area="school" order={order} views={(state) => <SavedViews list="invoices" state={state} />} />
        </Tabs.Panel>
        <Tabs.Panel value="subscriptions">
          <Subscriptions order={order} onOrderRequest={setChosen} />
        </Tabs.Panel>
        <Tabs.Panel value="vouchers">
          <Vouchers order={order} />
        </Tabs.Panel>
      </Tabs>
      <OrderDialog request={orderRequest} audience="school" onClose={close} onOrdered={ordered} />
    </>
  )
}
