import type { AdminDashboard } from '@lekta/shared/contract/dashboard'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Anchor, Group, Icon, Panel, type Picture, Text } from '@lekta/shared/ui'
import styles from './dashboard.module.css'

interface Task {
  count: number
  icon: Picture
  /** What waits, and the path of the page where it is done. */
  text: string
  path: string
}

function useTasks({ unpaid_invoices: invoices, overpayments, jobs_failed: jobs }: AdminDashboard): Task[] {
  const { t } = useTranslation()
  return [
    {
      count: overpayments,
      icon: 'alert',
      text: t('{{count}} overpayments to refund or use', {
        count: overpayments,
        defaultValue_one: '{{count}} overpayment to refund or use',
      }),
      path: '/admin/payment',
    },
    {
      count: invoices,
      icon: 'invoice',
      text: t('{{count}} invoices await a transfer', {
        count: invoices,
        defaultValue_one: '{{count}} invoice awaits a transfer',
      }),
      path: '/admin/payment',
    },
    {
      count: jobs,
      icon: 'queue',
      text: t('{{count}} jobs have failed', { count: jobs, defaultValue_one: '{{count}} job has failed' }),
      path: '/admin/jobs',
    },
  ]
}

/** What an admin has to do, with links to the pages where it is done. */
export const Waiting = ({ figures }: { figures: AdminDashboard }) => {
  const { t } = useTranslation()
  const tasks = useTasks(figures).filter(({ count }) => count > 0)
  return (
    <Panel title={t('Waiting for you')}>
      {tasks.length === 0 ? (
        <Text c="dimmed">{t('Nothing waits for you.')}</Text>
      ) : (
        <ul className={styles.tasks} aria-label={t('Waiting for you')}>
          {tasks.map(({ icon, text, path }) => (
            <li key={text}>
              <Group gap="sm" wrap="nowrap">
                <Icon name={icon} />
                <Anchor component={Link} to={path}>
                  {text}
                </Anchor>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
