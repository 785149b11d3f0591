import { quote, toPascalCase } from './names'
import type { Title } from './new-request'

interface Screen {
  /** Name of its folder and file, in kebab case. */
  name: string
  title: Title
}

/** Returns the first version of a screen. */
export const screenSource = ({ name, title }: Screen): string => `import { useTranslation } from '@lekta/shared/i18n'
import { PageHeader } from '@lekta/shared/ui'

/** The page “${title.english}”. */
export default function ${toPascalCase(name)}() {
  const { t } = useTranslation()
  return <PageHeader title={t(${quote(title.english)})} />
}
`

/** Returns the first test of a screen. */
export const screenTestSource = ({
  name,
  title,
}: Screen): string => `import { renderScreen } from '@lekta/shared/testing/render-screen'
import { screen } from '@testing-library/react'
import { words } from '../../words.id'
import ${toPascalCase(name)} from './${name}'

test.each([
  ['en', ${quote(title.english)}],
  ['id', ${quote(title.indonesian)}],
] as const)('the page has its title in the language %s', (language, title) => {
  renderScreen(${toPascalCase(name)}, { language, words })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
})
`

/** Returns the source of a page in the `pages` array of an area. */
export const pageSource = (path: string, title: string, menu: 'main' | 'more' | null, name: string): string => `{
  path: ${quote(path)},
  title: ${quote(title)},
  ${menu ? `menu: { group: '${menu}', icon: 'report' },` : ''}
  lazy: () => import('./screens/${name}/${name}'),
}`
