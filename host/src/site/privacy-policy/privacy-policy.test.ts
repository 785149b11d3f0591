import { text as english } from './text.en'
import { text as indonesian } from './text.id'

const jsonOf = (text: unknown) => JSON.stringify(text)

test('the policy promises only what the program does about deletion and encryption', () => {
  const words = jsonOf(english)
  expect(words).toMatch(/People delete data on request; there is no button for it\./)
  expect(words).toMatch(/write to us through the contact page, topic “Privacy and data”/)
  expect(words).not.toMatch(/at once|for \d+ months after/)
  expect(words).toContain('If the address of this page starts with https, your connection is encrypted.')
  expect(words).toContain('They are not deleted. Tax law requires us to keep them')
  expect(jsonOf(indonesian)).toMatch(/Data dihapus oleh petugas kami atas permintaan; tidak ada tombol untuk itu\./)
})

test('the policy names every cookie in both languages', () => {
  for (const cookie of ['School-Token', 'role', 'known-device', 'language', 'sidebarStatus', 'colours']) {
    expect(jsonOf(english)).toContain(cookie)
    expect(jsonOf(indonesian)).toContain(cookie)
  }
})

test('the policy has the same sections and blocks in both languages', () => {
  const shapeOf = ({ sections }: typeof english) =>
    sections.map(({ blocks }) =>
      blocks.map((block) => (typeof block === 'string' ? 1 : Object.values(block)[0].length)),
    )
  expect(shapeOf(indonesian)).toEqual(shapeOf(english))
})
