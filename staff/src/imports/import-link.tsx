import { type ImportPageName, importPaths } from '@lekta/shared/contract/import/import-paths'
import { useTranslation } from '@lekta/shared/i18n'
import { Link } from '@lekta/shared/routing'
import { Button, Icon } from '@lekta/shared/ui'
import type { StaffArea } from '../staff-paths'
import { importPages } from './import-pages'

/** Links a list to its import page; renders nothing if the area has none. */
export const ImportLink = ({ area, page }: { area: StaffArea; page: ImportPageName }) => {
  const { t } = useTranslation()
  const entry = importPaths[area].find((one) => one.page === page)
  if (!entry) return null
  return (
    <Button component={Link} to={entry.path} variant="default" leftSection={<Icon name="upload" size={18} />}>
      {t(importPages[page].title)}
    </Button>
  )
}
