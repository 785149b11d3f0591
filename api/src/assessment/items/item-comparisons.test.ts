import { compareAllGroups, type GroupedAnswer } from './item-comparisons'

const answers = (count: number, right: number, groups: Pick<GroupedAnswer, 'language' | 'city'>): GroupedAnswer[] =>
  Array.from({ length: count }, (_, i) => ({ ability: 0, right: i < right * count, ...groups }))

test('each city is compared with all others, and accounts in Indonesian with those in English', () => {
  const found = compareAllGroups([
    ...answers(300, 0.3, { language: 'id', city: 'ambon' }),
    ...answers(300, 0.7, { language: 'en', city: 'kediri' }),
    ...answers(300, 0.7, { language: 'en', city: null }),
  ])
  expect(found.map(({ grouping, group, answers, otherAnswers }) => [grouping, group, answers, otherAnswers])).toEqual([
    ['city', 'kediri', 300, 300],
    ['language', 'id', 300, 600],
    ['city', 'ambon', 300, 300],
  ])
  expect(found.map((comparison) => comparison.class)).toEqual(['C', 'C', 'C'])
})

test('groups with few answers are not compared', () => {
  expect(compareAllGroups(answers(500, 0.5, { language: 'en', city: 'ambon' }))).toEqual([])
  expect(
    compareAllGroups([
      ...answers(199, 0.5, { language: 'id', city: 'ambon' }),
      ...answers(500, 0.5, { language: 'en', city: 'kediri' }),
    ]),
  ).toEqual([])
})
