import { useMutation } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Dialog, Icon, Stack, Text, TextInput } from '@lekta/shared/ui'
import { useState } from 'react'
import { type Report, reportContract } from '../contract/assessment/report'
import { useDay } from '../dates/use-day'
import { useAction } from '../feedback/use-action'
import { firstNameOf } from '../lib/text/first-name'

interface ReportLinkData {
  address: string
  until: string
}

const addressOf = ({ id, token }: { id: number; token: string }) =>
  new URL(`/parents/child/report/${id}/${token}`, window.location.origin).href

const Link = ({ name, link: { address, until } }: { name: string; link: ReportLinkData }) => {
  const { t } = useTranslation()
  const day = useDay()
  const act = useAction()
  const copy = () => act(() => navigator.clipboard.writeText(address), t('Link copied.'))
  return (
    <Stack gap="md">
      <Text>
        {t('Only you and {{name}} can open this link, after logging in. It works until {{day}}.', {
          name,
          day: day(until),
        })}
      </Text>
      <TextInput
        readOnly
        data-autofocus
        label={t('Link to this report')}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {/* Without HTTPS, a page cannot write to the clipboard, so the user copies the link by hand. */}
      {window.isSecureContext && <Button onClick={() => void copy()}>{t('Copy')}</Button>}
    </Stack>
  )
}

/** Lets a parent create a link to a report, to open it on another device or give it to the child. */
export const ReportLinkButton = ({ report: { id, child } }: { report: Report }) => {
  const { t } = useTranslation()
  const act = useAction()
  const [share, { isLoading }] = useMutation(reportContract.shareReport)
  const [link, setLink] = useState<ReportLinkData | null>(null)
  const make = async () => {
    const link = await share({ params: { id } }).unwrap()
    setLink({ address: addressOf(link), until: link.expires_at })
  }
  return (
    <>
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<Icon name="page" size={18} />}
        onClick={() => void act(make)}
      >
        {t('Link to this report')}
      </Button>
      <Dialog opened={link !== null} onClose={() => setLink(null)} title={t('Link to this report')} centered>
        {link && <Link name={firstNameOf(child)} link={link} />}
      </Dialog>
    </>
  )
}
