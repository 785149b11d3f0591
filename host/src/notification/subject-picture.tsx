import type { Subject } from '@lekta/shared/contract/notification'
import { Icon, type Picture } from '@lekta/shared/ui'
import styles from './subject-picture.module.css'

const pictures: Readonly<Record<Subject, Picture>> = {
  test: 'test',
  import: 'sheet',
  invoice: 'invoice',
  seat: 'ticket',
  child: 'children',
  privacy: 'key',
  platform: 'dashboard',
  digest: 'mail',
}

/** The icon of a notification's subject; a sun marks it as unread. */
export const SubjectPicture = ({ subject, unread }: { subject: Subject; unread: boolean }) => (
  <span className={styles.ground} data-unread={unread || undefined}>
    <Icon name={pictures[subject]} size={18} />
  </span>
)
