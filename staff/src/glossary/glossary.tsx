import { disclaimer } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import { Link, useLocation, useSearchParams } from '@lekta/shared/routing'
import { Anchor, Button, EmptyNotice, Icon, PageHeader, Stack, Text, TextInput, Title } from '@lekta/shared/ui'
import { useEffect, useRef } from 'react'
import styles from './glossary.module.css'
import { isTermId, type Term, termFacts, termGroups, termOf, terms } from './terms'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the terms whose name or explanation contains what is searched, those with the name first. */
function useFound(search: string): readonly Term[] {
  const { t } = useTranslation()
  const words = plain(search.trim())
  if (!words) return terms
  const inName = ({ name }: Term) => plain(`${t(name)} ${name}`).includes(words)
  const inText = ({ short, more = '' }: Term) => plain(`${t(short, termFacts)} ${more && t(more, termFacts)}`)
  return terms.filter((term) => inName(term) || inText(term).includes(words))
}

const Entry = ({ term: { id, name, short, more, see } }: { term: Term }) => {
  const { t } = useTranslation()
  const related = see.filter(isTermId)
  return (
    <section id={id} className={styles.entry} tabIndex={-1} aria-labelledby={`${id}-name`}>
      <Title order={3} size="h5" id={`${id}-name`}>
        {t(name)}
      </Title>
      <p>{t(short, termFacts)}</p>
      {more && <p>{t(more, termFacts)}</p>}
      <Text size="sm" c="dimmed" className={styles.see}>
        {t('See also:')}
        {related.map((other) => (
          <Anchor key={other} component={Link} to={`#${other}`} size="sm" replace>
            {t(termOf(other).name)}
          </Anchor>
        ))}
      </Text>
    </section>
  )
}

/** Scrolls to the term that the address names, also when the page is shown again. */
function useAddressedTerm() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation scrolls, even to the same term
  useEffect(() => {
    const entry = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!entry) return
    entry.scrollIntoView?.({ block: 'start' })
    entry.focus({ preventScroll: true })
  }, [hash, key])
}

const Index = ({ found }: { found: readonly Term[] }) => {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('All words')} className={styles.index}>
      {found.map(({ id, name }) => (
        <Link key={id} to={`#${id}`} replace>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}

/** What the words of the program mean, for teachers and schools. */
export default function Glossary() {
  const { t, i18n } = useTranslation()
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const box = useRef<HTMLInputElement>(null)
  const found = useFound(search)
  useAddressedTerm()
  const toSearch = (text: string) => setParams(text ? { q: text } : {}, { replace: true })
  const showAll = () => {
    toSearch('')
    box.current?.focus()
  }
  return (
    <>
      <PageHeader title={t('Glossary')} subtitle={t('What the words in this program mean')} />
      <search className={styles.search}>
        <TextInput
          ref={box}
          type="search"
          aria-label={t('Search a word')}
          placeholder={t('Search a word')}
          leftSection={<Icon name="search" size={18} />}
          maxLength={100}
          value={search}
          onChange={({ currentTarget }) => toSearch(currentTarget.value)}
        />
      </search>
      {found.length === 0 ? (
        <EmptyNotice
          title={t('No word matches “{{search}}”', { search })}
          action={
            <Button variant="default" onClick={showAll}>
              {t('Show all words')}
            </Button>
          }
        >
          {t('Try a shorter word, or look through all of them.')}
        </EmptyNotice>
      ) : (
        <div className={styles.columns}>
          <Index found={found} />
          <Stack gap="xl" className={styles.groups}>
            {termGroups.map((group) => {
              const entries = found.filter((term) => term.group === group)
              if (entries.length === 0) return null
              return (
                <div key={group}>
                  <Title order={2} size="h4" mb="sm">
                    {t(group)}
                  </Title>
                  {entries.map((term) => (
                    <Entry key={term.id} term={term} />
                  ))}
                </div>
              )
            })}
            <Text size="xs" c="dimmed">
              {i18n.language === 'id' ? disclaimer.id : disclaimer.en}
            </Text>
          </Stack>
        </div>
      )}
    </>
  )
}
