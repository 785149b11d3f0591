import { createWords } from '@lekta/shared/i18n'
import { addAreaTexts, applyLanguage, chooseLanguage, textsTimeoutMs } from './language'

/** A portal's texts, and the reports of texts that are missing. */
function texts(language: 'en' | 'id' = 'en') {
  const words = createWords(language)
  const missing: string[] = []
  words.on('failedLoading', (_language, _namespace, reason) => missing.push(reason))
  return { words, missing }
}

const greeting = (indonesian = 'Apa kabar') => jest.fn(async () => ({ 'How are you': indonesian }))

afterEach(() => {
  jest.useRealTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'language=; Max-Age=0; Path=/'
  document.documentElement.lang = 'en'
})

test('the Indonesian texts of an area are not loaded for people who read English', async () => {
  const { words } = texts()
  const load = greeting()
  await addAreaTexts(words, 'teacher 1', load)
  expect(load).not.toHaveBeenCalled()
})

test('they are there before its pages are shown to people who read Indonesian, and are loaded once', async () => {
  const { words } = texts('id')
  const load = greeting()
  await addAreaTexts(words, 'teacher 1', load)
  await addAreaTexts(words, 'teacher 1', load)
  expect(words.t('How are you')).toBe('Apa kabar')
  expect(load).toHaveBeenCalledTimes(1)
})

test('they are there before the language changes, so that no English is seen in between', async () => {
  const { words } = texts()
  const shown: string[] = []
  words.on('languageChanged', () => shown.push(words.t('How are you')))
  await addAreaTexts(words, 'teacher 1', greeting())
  await chooseLanguage(words, 'id')
  expect(shown).toEqual(['Apa kabar'])
  expect([document.documentElement.lang, document.cookie]).toEqual(['id', 'language=id'])
})

test('if they cannot be loaded, they are English and reported, and the next page tries again', async () => {
  const { words, missing } = texts('id')
  const load = greeting()
  for (let attempt = 0; attempt < 3; attempt++) load.mockRejectedValueOnce(new Error('offline'))
  await addAreaTexts(words, 'teacher 1', load)
  expect([words.t('How are you'), missing]).toEqual(['How are you', ['Error: offline']])
  await addAreaTexts(words, 'teacher 1', load)
  expect([words.t('How are you'), missing]).toEqual(['Apa kabar', ['Error: offline']])
})

test('a page waits three seconds for them; they are used when they arrive', async () => {
  jest.useFakeTimers()
  const { words, missing } = texts('id')
  let arrive: (indonesian: Record<string, string>) => void = () => undefined
  const load = () =>
    new Promise<Record<string, string>>((resolve) => {
      arrive = resolve
    })
  const added = addAreaTexts(words, 'teacher 1', load)
  await jest.advanceTimersByTimeAsync(textsTimeoutMs)
  await added
  expect(words.t('How are you')).toBe('How are you')
  arrive({ 'How are you': 'Apa kabar' })
  await jest.advanceTimersByTimeAsync(0)
  expect([words.t('How are you'), missing]).toEqual(['Apa kabar', []])
})

test('the language chosen last is used, even if the texts of another one arrive later', async () => {
  const { words } = texts()
  await addAreaTexts(words, 'teacher 1', greeting())
  await Promise.all([chooseLanguage(words, 'id'), chooseLanguage(words, 'en')])
  expect([words.language, document.documentElement.lang, document.cookie]).toEqual(['en', 'en', 'language=en'])
})

describe('without the portal’s own texts', () => {
  beforeEach(() =>
    jest.doMock('../words.id', () => {
      throw new Error('offline')
    }),
  )
  afterEach(() => jest.dontMock('../words.id'))

  test('the portal starts in English and says so; a choice of Indonesian is not stored', async () => {
    const { words, missing } = texts()
    expect(await applyLanguage(words, 'id')).toBe(false)
    await chooseLanguage(words, 'id')
    expect([words.language, document.documentElement.lang, document.cookie]).toEqual(['en', 'en', ''])
    expect(missing).toEqual(['Error: offline', 'Error: offline'])
  })
})
