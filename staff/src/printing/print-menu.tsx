import type { PrintKind, PrintRequest } from '@lekta/shared/contract/assessment/print'
import { useTranslation } from '@lekta/shared/i18n'
import { Button, Icon, Menu } from '@lekta/shared/ui'
import { usePrintNames } from './print-state'
import { usePrint } from './use-print'

interface Props {
  /** The filter of the list: all its rows are printed, not only those on the screen. */
  filter: NonNullable<PrintRequest['filter']>
  /** The number of students in the list, as far as it is known. */
  total?: number | undefined
  /** Whether the page itself can be printed as well. */
  withPage?: boolean
}

const kinds: readonly PrintKind[] = ['list', 'reports', 'letters']

/** Returns a function that says of whom something is printed: of all students, or only of those that match a filter. */
function useScopeText(isFiltered: boolean, total: number | undefined) {
  const { t } = useTranslation()
  return (what: string) => {
    if (total === undefined)
      return isFiltered ? t('{{what}}, only the filtered students', { what }) : t('{{what}}, all students', { what })
    return isFiltered
      ? t('{{what}}, {{count}} filtered students', {
          what,
          count: total,
          defaultValue_one: '{{what}}, {{count}} filtered student',
        })
      : t('{{what}}, all {{count}} students', {
          what,
          count: total,
          defaultValue_one: '{{what}}, {{count}} student',
        })
  }
}

/** A menu that prints all students of a list's filter. */
export const PrintMenu = ({ filter, total, withPage = false }: Props) => {
  const { t } = useTranslation()
  const { print, dialog } = usePrint()
  const names = usePrintNames()
  const textOf = useScopeText(Object.keys(filter).length > 0, total)
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
              {textOf(names[kind])}
            </Menu.Item>
          ))}
          {withPage && <Menu.Item onClick={() => window.print()}>{t('This page as shown')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  )
}
