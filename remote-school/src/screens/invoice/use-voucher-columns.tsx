import type { Voucher } from '@lekta/shared/contract/money/voucher'
import { useDay, useTimestamp } from '@lekta/shared/dates/use-day'
import { ConfirmButton } from '@lekta/shared/feedback/confirm-button'
import { useTranslation } from '@lekta/shared/i18n'
import { type Column, UnstyledButton } from '@lekta/shared/ui'
import styles from './invoice.module.css'
import { useVoidVouchers } from './use-void-vouchers'
import { VoucherStatusBadge, voucherStatusLabel } from './voucher-status'

const CancelVoucher = ({ code }: Pick<Voucher, 'code'>) => {
  const { t } = useTranslation()
  const voidVouchers = useVoidVouchers()
  return (
    <ConfirmButton
      size="compact-sm"
      variant="subtle"
      aria-label={t('Cancel {{code}}', { code })}
      title={t('Cancel this voucher?')}
      text={t('The code can no longer be redeemed, and its seat becomes free.')}
      action={t('Cancel voucher')}
      dismiss={t('Keep voucher')}
      onConfirm={() => voidVouchers({ codes: [code] })}
    >
      {t('Cancel voucher')}
    </ConfirmButton>
  )
}

/** The columns of the list of vouchers. `onBatch` filters the list by a batch. */
export function useVoucherColumns(onBatch: (batch: string) => void): Column<Voucher>[] {
  const { t } = useTranslation()
  const day = useDay('medium')
  const timestamp = useTimestamp()
  return [
    {
      name: 'code',
      label: t('Code'),
      sortable: true,
      noWrap: true,
      cell: ({ code }) => <span className={styles.code}>{code}</span>,
      csv: ({ code }) => code,
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
      csv: ({ batch }) => batch,
    },
    {
      name: 'plan_name',
      label: t('Plan'),
      cell: ({ plan_name }) => t(plan_name),
      csv: ({ plan_name }) => t(plan_name),
    },
    {
      name: 'ends_at',
      label: t('Valid until'),
      cell: ({ ends_at }) => day(ends_at),
      csv: ({ ends_at }) => timestamp(ends_at),
    },
    {
      name: 'status',
      label: t('Status'),
      cell: ({ status }) => <VoucherStatusBadge status={status} />,
      csv: ({ status }) => t(voucherStatusLabel(status)),
    },
    {
      name: 'student',
      label: t('Given to'),
      cell: ({ student, status }) => student?.name ?? (status === 'redeemed' ? t('A child outside your school') : '–'),
      csv: ({ student }) => student?.name ?? '',
    },
    {
      name: 'actions',
      label: t('Actions'),
      labelHidden: true,
      numeric: true,
      cell: ({ code, status }) => status === 'open' && <CancelVoucher code={code} />,
    },
  ]
}
