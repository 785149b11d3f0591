import { brand } from '@lekta/shared/brand'
import { call, useQuery } from '@lekta/shared/client'
import { type Voucher, voucherContract } from '@lekta/shared/contract/money/voucher'
import { schoolContract } from '@lekta/shared/contract/people/school'
import { useDay } from '@lekta/shared/dates/use-day'
import { QueryContent } from '@lekta/shared/feedback/query-content'
import { useTranslation } from '@lekta/shared/i18n'
import { useAllRows } from '@lekta/shared/lists/use-all-rows'
import { CardSheet, PrintedCard } from '@lekta/shared/login-cards/card-sheet'
import { Button, Dialog, Group, Icon, Skeleton, Stack, Text } from '@lekta/shared/ui'
import styles from './invoice.module.css'

interface Props {
  /** The batch to show; nothing is shown without one. */
  batch: string | null
  onClose: () => void
}

const Cards = ({ vouchers }: { vouchers: readonly Voucher[] }) => {
  const { t } = useTranslation()
  const day = useDay('medium')
  const { data: school } = useQuery(schoolContract.mySchool)
  return (
    <CardSheet size="small">
      {vouchers.map(({ code, plan_name, ends_at }) => (
        <PrintedCard key={code} className={styles.card}>
          <small>
            {brand.name} · {school?.name}
          </small>
          <b>{code}</b>
          <small>{t('One seat: {{plan}}, until {{day}}', { plan: t(plan_name), day: day(ends_at) })}</small>
          <small>
            {t('Redeem once, as a parent or with your teacher, at {{address}}', { address: location.host })}
          </small>
        </PrintedCard>
      ))}
    </CardSheet>
  )
}

const PrintableCards = ({ vouchers }: { vouchers: readonly Voucher[] }) => {
  const { t } = useTranslation()
  if (vouchers.length === 0) return <Text>{t('This batch has no codes left to redeem.')}</Text>
  return (
    <Stack gap="md">
      <Group>
        <Button leftSection={<Icon name="print" size={18} />} onClick={() => window.print()} data-autofocus>
          {t('Print the codes')}
        </Button>
      </Group>
      <Cards vouchers={vouchers} />
    </Stack>
  )
}

/** All redeemable vouchers of a batch. */
const useRedeemable = (batch: string) =>
  useAllRows<Voucher>(batch, (http, options) =>
    call(http, voucherContract.vouchers, { query: { options, batch, status: 'open' } }),
  )

const Loaded = ({ batch }: { batch: string }) => (
  <QueryContent query={useRedeemable(batch)} skeleton={<Skeleton height={240} />}>
    {(vouchers) => <PrintableCards vouchers={vouchers} />}
  </QueryContent>
)

/** The redeemable codes of a batch, as cards to print and hand out. */
export const VoucherCards = ({ batch, onClose }: Props) => {
  const { t } = useTranslation()
  return (
    <Dialog opened={batch !== null} onClose={onClose} size="xl" title={t('Vouchers to hand out')}>
      {batch !== null && <Loaded key={batch} batch={batch} />}
    </Dialog>
  )
}
