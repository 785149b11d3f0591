import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Icon, useDisclosure } from '@lekta/shared/ui'
import { CalendarFeedPanel } from './calendar-feed-panel'

/** A button that opens the subscription to the schedule in a dialog. */
export const CalendarFeedButton = () => {
  const { t } = useTranslation()
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button variant="default" leftSection={<Icon name="calendar" size={18} />} onClick={open}>
        {t('Subscribe')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('Subscribe in your calendar')}>
        <CalendarFeedPanel />
      </Dialog>
    </>
  )
}
