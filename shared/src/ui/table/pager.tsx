import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Icon } from '@lekta/shared/ui/base'
import { pageNumbers } from '../../lib/paging/page-numbers'
import { scrollToTop } from '../scroll-to-top'
import styles from './pager.module.css'

interface Props {
  page: number
  lastPage: number
  onPage: (page: number) => void
}

/** Up to five page buttons and a next button. A change of the page scrolls to the top. */
export const Pager = ({ page, lastPage, onPage }: Props) => {
  const { t } = useTranslation()
  const go = (next: number) => {
    onPage(next)
    scrollToTop()
  }
  return (
    <Group component="nav" gap={6} aria-label={t('Pages')}>
      {pageNumbers(page, lastPage).map((number) => (
        <Button
          key={number}
          size="compact-md"
          variant={number === page ? 'filled' : 'subtle'}
          color={number === page ? 'teal' : 'gray'}
          c={number === page ? undefined : 'inherit'}
          aria-current={number === page ? 'page' : undefined}
          aria-label={t('Page {{number}}', { number })}
          onClick={() => go(number)}
        >
          {number}
        </Button>
      ))}
      <Button
        size="compact-md"
        variant="subtle"
        color="gray"
        c="inherit"
        className={styles.next}
        disabled={page >= lastPage}
        rightSection={<Icon name="right" size={16} />}
        onClick={() => go(page + 1)}
      >
        {t('Next')}
      </Button>
    </Group>
  )
}
