import { Link } from '@lekta/shared/routing'
import { Anchor } from '@lekta/shared/ui'
import styles from './parts.module.css'
import { releasePath } from './release-paths'

/** A version in a fixed-width font; long ones wrap. */
export const VersionText = ({ children }: { children: string }) => <span className={styles.version}>{children}</span>

interface Props {
  area: string
  version: string
  /** Whether a click anywhere on the row of a table follows the link. */
  isOfRow?: boolean
}

/** A version that links to its release. */
export const VersionLink = ({ area, version, isOfRow }: Props) => (
  <Anchor component={Link} to={releasePath(area, version)} fw={600} data-row-link={isOfRow || undefined}>
    <VersionText>{version}</VersionText>
  </Anchor>
)
