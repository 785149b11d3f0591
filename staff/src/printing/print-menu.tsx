import type { PrintKind, PrintRequest } from '@lekta/shared/contract/assessment/print'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Menu } from '@lekta/shared/ui'
import { usePrintNames } from './print-state'
import { usePrint } from './use-print'

interface Props {
  /** The filter of the list: all its rows are printed, not only those on the screen. */
  filter: NonNullable<PrintRequest['filter']>
  /** Whether the page itself can be printed as well. */
  withPage?: boolean
}

const kinds: readonly PrintKind[] = ['list', 'reports', 'letters']

/** A menu that prints all students of a list's filter. */
export const PrintMenu = ({ filter, withPage = false }: Props) => {
  const { t } = useTranslation()
  const { print, dialog } = usePrint()
  const names = usePrintNames()
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="print" size={18} />} aria-keyshortcuts="p">
            {t('Print')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => print({ kind, filter })}>
              {t('{{what}}, all students', { what: names[kind] })}
            </Menu.Item>
          ))}
          {withPage && <Menu.Item onClick={() => window.print()}>{t('This page as shown')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  )
}
