import { renderMail } from './render-mail'
import { type TemplateName, templates, type ValuesOf } from './templates'

const address = 'https://read.example'
const noFigures = { finished: 0, grown: 0, fallen: 0, attention: 0, checks: 0, invoices: 0, imports: 0 }
const samples: { [Name in TemplateName]: ValuesOf<Name> } = {
  'confirm-email': { name: 'Sri', link: '/auth-redirect?confirm=abc' },
  'address-known': { name: 'Sri', username: 'sri' },
  'reset-password': { name: 'Sri', username: 'sri', link: '/change-password/abc' },
  'reset-not-possible': {},
  'confirm-email-change': { name: 'Sri', username: 'sri', link: '/auth-redirect?confirm=abc' },
  'address-in-use': { name: 'Sri', username: 'sri' },
  'email-change': { name: 'Sri', email: 'new@home.example' },
  'email-changed': { name: 'Sri', email: 'new@home.example' },
  'password-changed': { name: 'Sri' },
  'erasure-requested': { name: 'Sri', username: 'sri', due: '3 December 2026', link: '/cancel-deletion/abc' },
  'contact-message': { name: 'Budi', email: 'budi@school.example', topic: 'school', message: 'One\nline\n\nTwo' },
  test: { address },
  'weekly-digest': { ...noFigures, area: 'school', finished: 34, grown: 3, attention: 5 },
  notification: { title: 'A test is open', body: 'Reading test, until Friday.', link: '/child/test' },
}
const names = Object.keys(samples) as TemplateName[]

const letterOf = (name: TemplateName, language: 'en' | 'id') => {
  const write = templates[name][language] as (values: object) => ReturnType<(typeof templates)['confirm-email']['en']>
  return write(samples[name])
}

describe.each(names)('the mail %s', (name) => {
  test.each(['en', 'id'] as const)('has the same text in HTML and in plain text (%s)', (language) => {
    const letter = letterOf(name, language)
    const { subject, text, html } = renderMail(letter, language, address)
    expect(subject).toBe(letter.subject)
    expect(html).toContain(`<html lang="${language}">`)
    for (const line of [...letter.paragraphs, ...(letter.after ?? [])].flatMap((part) => part.split('\n'))) {
      expect(text).toContain(line)
      expect(html).toContain(line)
    }
    const link = letter.action && address + letter.action.link
    if (link) {
      expect(text).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
  })

  test('has its own text in Indonesian', () => {
    const [english, indonesian] = [letterOf(name, 'en'), letterOf(name, 'id')]
    // The sentence of a notification is defined elsewhere, so only the text around it is compared.
    expect([indonesian.action?.label, indonesian.after, indonesian.paragraphs]).not.toEqual([
      english.action?.label,
      english.after,
      english.paragraphs,
    ])
  })
})

test('HTML in a name is escaped', () => {
  const { html } = renderMail(templates['password-changed'].en({ name: '<img src=x onerror=alert(1)>' }), 'en', address)
  expect(html).not.toContain('<img')
  expect(html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,')
})

test('line breaks and control characters are removed from a subject', () => {
  const title = 'Hello\r\nBcc: everybody@home.example\u2028\u0000!'
  const { subject } = renderMail(templates.notification.en({ title, body: '', link: null }), 'en', address)
  expect(subject).toBe('Hello Bcc: everybody@home.example !')
})
