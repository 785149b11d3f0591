import { call } from '@lekta/shared/client'
import { type ImportRun, importContract, importLimit } from '@lekta/shared/contract/import/import'
import { type ImportColumn, type ImportKind, importColumns } from '@lekta/shared/contract/import/import-columns'
import { DownloadButton } from '@lekta/shared/downloads/download-button'
import { useTranslation } from '@lekta/shared/i18n'
import { languageOf } from '@lekta/shared/lib/language-of'
import { Alert, Badge, Card, FileButton, Group, Icon, Stack, Text, Title, useFileDrop } from '@lekta/shared/ui'
import styles from './imports.module.css'
import { spreadsheets, useUpload } from './use-import'

/** An area on which to drop or choose a sheet, which is uploaded immediately. */
const DropArea = ({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) => {
  const { t } = useTranslation()
  const drop = useFileDrop((file) => {
    if (!busy) onFile(file)
  })
  return (
    <div className={styles.drop} {...drop}>
      <span className={styles.dropPicture}>
        <Icon name="sheet" size={34} />
      </span>
      <Text fw={600} size="lg" ta="center">
        {drop['data-over'] ? t('Drop the file to check it') : t('Drop a spreadsheet here')}
      </Text>
      <FileButton
        size="md"
        loading={busy}
        leftSection={<Icon name="upload" size={20} />}
        label={t('Spreadsheet')}
        accept={spreadsheets}
        onFile={onFile}
      >
        {t('Choose a file')}
      </FileButton>
      <Text size="sm" c="dimmed" ta="center">
        {t('Excel (.xlsx), CSV, Dapodik export or OneRoster package, up to {{most}} MB', {
          most: importLimit / 1024 / 1024,
        })}
      </Text>
    </div>
  )
}

const Columns = ({ kind }: { kind: ImportKind }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.columns}>
      {importColumns[kind].map(({ field, title, hint, required }: ImportColumn) => (
        <li key={field}>
          <Group gap={8}>
            <Text fw={600}>{t(title)}</Text>
            {required && (
              <Badge size="sm" variant="light" className={styles.needed}>
                {t('required')}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {t(hint)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

const Template = ({ kind }: { kind: ImportKind }) => {
  const { t, i18n } = useTranslation()
  const query = { language: languageOf(i18n.language) }
  return (
    <DownloadButton
      label={t('Download the template')}
      make={(http) => call(http, importContract.importTemplate, { params: { kind }, query })}
    />
  )
}

/** The first step: choose a sheet, see its possible columns, download the template. */
export const ChooseFile = ({ kind, onSent }: { kind: ImportKind; onSent: (run: ImportRun) => void }) => {
  const { t } = useTranslation()
  const { busy, failure, sendFile } = useUpload(kind, onSent)
  return (
    <div className={styles.choose}>
      <Stack gap="md">
        <DropArea busy={busy} onFile={sendFile} />
        {failure && (
          <Alert color="red" role="alert" icon={<Icon name="alert" />}>
            {failure}
          </Alert>
        )}
      </Stack>
      <Card component="section">
        <Stack gap="md">
          <Title order={2} size="h4">
            {t('Columns')}
          </Title>
          <Text size="sm" c="dimmed">
            {t('Columns can be in any order, with headings in English or Indonesian. Other columns are ignored.')}
          </Text>
          <Columns kind={kind} />
          <Template kind={kind} />
        </Stack>
      </Card>
    </div>
  )
}
