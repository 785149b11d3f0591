import { PrintButton } from '@lekta/shared/downloads/print-button'
import { PrintHeader } from '@lekta/shared/downloads/print-header'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useSearchParams } from '@lekta/shared/routing'
import { Button, Icon, PageHeader, Tabs } from '@lekta/shared/ui'
import { CalendarFeedButton } from '@lekta/staff/calendar-feed/calendar-feed-button'
import { givePath } from '../../schedule/paths'
import { CalendarView } from './calendar-view'
import { Details } from './details'
import { ScheduleList } from './list'

const views = ['month', 'week', 'list'] as const
type View = (typeof views)[number]

/** Returns the view and the opened test from the address, and functions that change them. */
function useScheduleParams() {
  const [params, setParams] = useSearchParams()
  const view = views.find((one) => one === params.get('view')) ?? 'month'
  const opened = Number(params.get('open')) || null
  const put = (name: string, value: string | null) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        if (value === null) changed.delete(name)
        else changed.set(name, value)
        return changed
      },
      { replace: true },
    )
  return {
    view,
    opened,
    show: (next: View) => put('view', next === 'month' ? null : next),
    open: (id: number) => put('open', String(id)),
    close: () => put('open', null),
  }
}

/** Every test of a teacher's children: on a calendar, or in a list. */
export default function Schedule() {
  const { t } = useTranslation()
  const { view, opened, show, open, close } = useScheduleParams()
  const tab = view === 'list' ? 'list' : 'calendar'
  return (
    <>
      <PageHeader title={t('Schedule')} subtitle={t('All scheduled tests and their progress.')}>
        <PrintButton />
        <CalendarFeedButton />
        <Button component={Link} to={givePath} leftSection={<Icon name="add" size={18} />}>
          {t('Give a test')}
        </Button>
      </PageHeader>
      <PrintHeader />
      <Tabs value={tab} onChange={(next) => show(next === 'list' ? 'list' : 'month')} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="calendar">{t('Calendar')}</Tabs.Tab>
          <Tabs.Tab value="list">{t('List')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="calendar">
          <CalendarView span={view === 'week' ? 'week' : 'month'} onSpan={show} onOpen={open} />
        </Tabs.Panel>
        <Tabs.Panel value="list">
          <ScheduleList onOpen={open} />
        </Tabs.Panel>
      </Tabs>
      <Details id={opened} onClose={close} />
    </>
  )
}
