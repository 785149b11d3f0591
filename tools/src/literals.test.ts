import ts from 'typescript'
import { literalsIn } from './literals'

const literals = (jsx: string) =>
  literalsIn(
    ts.createSourceFile('page.tsx', `const Page = () => ${jsx}`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  )

test.each([
  ['<p>Good morning</p>', 'Good morning'],
  ["<p>{'Good morning'}</p>", 'Good morning'],
  ['<p>{late ? <b>Late</b> : t("In time")}</p>', 'Late'],
  ["<p>{late ? t('Late') : 'In time'}</p>", 'In time'],
  ["<p>{late && 'Late'}</p>", 'Late'],
  [`<p>{\`\${count} books\`}</p>`, 'books'],
  ['<input placeholder="Your name" />', 'Your name'],
  ["<button aria-label={late ? 'Late' : t('In time')} />", 'Late'],
  [`<Notice title={\`Dear \${name}\`} />`, 'Dear'],
])('%s contains the untranslated text “%s”', (jsx, text) => {
  expect(literals(jsx)).toEqual([text])
})

test.each([
  "<p className='narrow'>{t('Good morning')}</p>",
  '<p>{name} · {count}</p>',
  '<p>A</p>',
  '<p><kbd>Enter</kbd></p>',
  `<Text c={late ? 'red' : 'dimmed'} id={\`row-\${id}\`}>{t('Late')}</Text>`,
  "<Button onClick={() => open('/page')}>{name ?? 7}</Button>",
])('%s contains no untranslated text', (jsx) => {
  expect(literals(jsx)).toEqual([])
})
