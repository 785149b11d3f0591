import { useAppSelector } from '@lekta/shared/client'
import { useTranslation } from '@lekta/shared/i18n'
import { type AreaPage, Link, pageAt, pagesFor, useLocation } from '@lekta/shared/routing'
import { Icon, SimpleGrid, Text } from '@lekta/shared/ui'
import { usePortalContext } from '../federation/portal-context'
import styles from './page-tiles.module.css'

const Tile = ({ page }: { page: AreaPage }) => {
  const { t } = useTranslation()
  const { remotes } = usePortalContext()
  const preload = () => remotes.preload(page.area)
  return (
    <Link to={page.path} className={styles.tile} onPointerEnter={preload} onFocus={preload}>
      <span className={styles.picture}>{page.menu && <Icon name={page.menu.icon} size={28} />}</span>
      <Text fw={650} size="lg">
        {t(page.title)}
      </Text>
      {page.subtitle && (
        <Text c="dimmed" size="sm">
          {t(page.subtitle)}
        </Text>
      )}
    </Link>
  )
}

/** The pages of the first role's menu, as big tiles. */
export const PageTiles = () => {
  const { pages } = usePortalContext()
  const roles = useAppSelector(({ session }) => session.roles)
  const here = pageAt(pages, useLocation().pathname)
  const tiles = pagesFor(pages, roles.slice(0, 1)).filter(({ menu, path }) => menu && path !== here?.path)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg">
      {tiles.map((page) => (
        <Tile key={page.path} page={page} />
      ))}
    </SimpleGrid>
  )
}
