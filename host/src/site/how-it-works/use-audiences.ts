import { useTranslation } from '@lekta/shared/i18n'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'
import type { Picture } from '@lekta/shared/ui'

interface Audience {
  /** The section's id in an address. */
  id: string
  picture: Picture
  title: string
  steps: readonly (readonly [head: string, text: string])[]
}

type T = ReturnType<typeof useTranslation>['t']

const describeSchools = (t: T): Audience => ({
  id: 'schools',
  picture: 'classroom',
  title: t('For schools'),
  steps: [
    [
      t('Import your lists'),
      t('Upload students and teachers from a spreadsheet. We check every row first, and never import only half.'),
    ],
    [t('Hand out login cards'), t('Print a card for each child with a username and a first password.')],
    [t('Give seats'), t('Buy a seat for each child you test, and move unused seats to other children.')],
    [
      t('Follow every class'),
      t('See who has been tested, who is improving and which class needs help, year after year.'),
    ],
  ],
})

const describeTeachers = (t: T): Audience => ({
  id: 'teachers',
  picture: 'children',
  title: t('For teachers'),
  steps: [
    [t('Check the room'), t('Before the test day, one page checks whether your devices and Wi-Fi can handle a class.')],
    [t('Schedule a test'), t('Choose the classes and when the test is open.')],
    [t('Let them read'), t('Children log in and start. You see who has started and who has finished.')],
    [
      t('Act on it'),
      t('See who needs attention first, which texts suit each child, and get a report for parents’ evening.'),
    ],
  ],
})

const describeParents = (t: T): Audience => ({
  id: 'parents',
  picture: 'student',
  title: t('For parents'),
  steps: [
    [
      t('Register'),
      t(
        'Create an account and add your child. If your child has a school account, we can link it to yours once the school approves.',
      ),
    ],
    [t('Choose a plan'), t('Pay for a single test or a whole year. Nothing renews automatically.')],
    [t('Find a quiet half hour'), t('Sit nearby, but don’t help: with help, the suggested texts will be too hard.')],
    [t('Read at the right level'), t('The report shows which level of text your child will enjoy reading.')],
  ],
})

const describeChildren = (t: T): Audience => ({
  id: 'children',
  picture: 'book',
  title: t('For children'),
  steps: [
    [t('Log in'), t('Use the name and password on your card.')],
    [t('Read a short text'), t('A story, or something true about the world. You can read it as often as you like.')],
    [
      t('Choose the words that fit'),
      t('There are four to choose from. You can change your mind, and you can skip up to {{skips}} questions.', {
        skips: standardTest.skips,
      }),
    ],
    [t('See your path'), t('At the end you see how far you have come. There are no marks and no losers.')],
  ],
})

/** What each kind of account does, step by step. */
export function useAudiences(): Audience[] {
  const { t } = useTranslation()
  return [describeSchools(t), describeTeachers(t), describeParents(t), describeChildren(t)]
}
