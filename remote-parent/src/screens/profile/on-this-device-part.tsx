import { useQuery } from '@lekta/shared/client'
import { dashboardContract } from '@lekta/shared/contract/dashboard'
import type { Child } from '@lekta/shared/contract/people/child'
import { useTranslation } from '@lekta/shared/i18n'
import { firstNameOf } from '@lekta/shared/lib/text/first-name'
import { ReportSection } from '@lekta/shared/report/report-section'
import { Link } from '@lekta/shared/routing'
import { Button, CancelButton, Dialog, Group, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { reportPath, startAsChildPath } from '../../addresses'
import { StartAsChildButton } from '../start-test/start-as-child-button'
import { WhatChanges } from '../start-test/what-changes'

const SeeReport = ({ child, name, report }: { child: Child; name: string; report: number }) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button data-named variant="default" onClick={() => setOpened(true)}>
        {t('See the report as {{name}}', { name })}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('See the report as {{name}}', { name })}>
        <Stack gap="lg">
          <WhatChanges name={name} />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={close}>{t('Cancel')}</CancelButton>
            <StartAsChildButton child={child} to={reportPath(report)}>
              {t('Continue as {{name}}', { name })}
            </StartAsChildButton>
          </Group>
        </Stack>
      </Dialog>
    </>
  )
}

/** Lets the child use the parent's device to take the open test, and to read its own version of the report. */
export const OnThisDevicePart = ({ child }: { child: Child }) => {
  const { t } = useTranslation()
  const { data } = useQuery(dashboardContract.parentDashboard, undefined, { refetchOnMountOrArgChange: true })
  const name = firstNameOf(child)
  const test = data?.children.find(({ id }) => id === child.id)?.test
  const open = test && test.state !== 'upcoming'
  const { standing } = child
  if (!open && !standing) return null
  return (
    <ReportSection title={t('On this device')}>
      <Text mb="md">{t('{{name}} can use your device without logging in.', { name })}</Text>
      <Group gap="sm">
        {open && (
          <Button data-named component={Link} to={startAsChildPath(test)}>
            {t('Let {{name}} take the test here', { name })}
          </Button>
        )}
        {standing && <SeeReport child={child} name={name} report={standing.report_id} />}
      </Group>
    </ReportSection>
  )
}
