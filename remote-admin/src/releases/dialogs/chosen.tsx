import { useTranslation } from '@lekta/shared/i18n'
import { ActionIcon, Icon } from '@lekta/shared/ui'
import styles from './dialogs.module.css'

interface Props {
  label: string
  rows: readonly { id: number; name: string }[]
  onRemove: (id: number) => void
}

/** What has been chosen so far, each with a button that removes it. */
export const Chosen = ({ label, rows, onRemove }: Props) => {
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={label}>
      {rows.map(({ id, name }) => (
        <li key={id}>
          {name}
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('Remove {{name}}', { name })}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
