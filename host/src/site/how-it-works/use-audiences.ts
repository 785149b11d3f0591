import { useTranslation } from '@lekta/shared/i18n'
import type { Picture } from '@lekta/shared/ui'

interface Way {
  /** Names the part in an address. */
  id: string
  picture: Picture
  title: string
  steps: readonly (readonly [head: string, text: string])[]
}

/** What each kind of account does, step by step. */
export function useAudiences(): Way[] {
  const { t } = useTranslation()
  return [
    {
      id: 'schools',
      picture: 'classroom',
      title: t('For schools'),
      steps: [
        [
          t('Bring your lists'),
          t('Upload students and teachers from a sheet. Each row is checked first, and nothing is half imported.'),
        ],
        [t('Hand out login cards'), t('Print a card for each child with a username and a first password.')],
        [t('Give seats'), t('Buy seats for as many children as you test, and move seats that nobody has used.')],
        [t('Follow every class'), t('See who is measured, who grows, and which class needs help, over the years.')],
      ],
    },
    {
      id: 'teachers',
      picture: 'children',
      title: t('For teachers'),
      steps: [
        [
          t('Check the room'),
          t('Before the test day, one page tells whether your devices and Wi-Fi can carry a class.'),
        ],
        [t('Schedule a test'), t('Choose the classes and the time in which the test may be taken.')],
        [t('Let them read'), t('Children log in and begin. You see who has started and who is done.')],
        [
          t('Act on it'),
          t('Whom to look at first, which texts suit whom, and a report to take to the parents’ evening.'),
        ],
      ],
    },
    {
      id: 'parents',
      picture: 'student',
      title: t('For parents'),
      steps: [
        [
          t('Register'),
          t(
            'Make an account and add your child. A child that has an account at school can be linked to yours when the school agrees.',
          ),
        ],
        [t('Choose a plan'), t('Pay for one test or for a year of them. Nothing renews by itself.')],
        [
          t('Find a quiet half hour'),
          t('Sit nearby, but do not help: a helped test suggests texts that are too hard.'),
        ],
        [t('Read what fits'), t('The report names the range of texts that your child can read with pleasure.')],
      ],
    },
    {
      id: 'children',
      picture: 'book',
      title: t('For children'),
      steps: [
        [t('Log in'), t('With the name and the password on your card.')],
        [t('Read a short text'), t('A story, or something true about the world. Read it as often as you like.')],
        [
          t('Choose the words that fit'),
          t('There are four to choose from. You may change your mind, and skip three times.'),
        ],
        [t('See your path'), t('At the end you see how far you have come. There are no marks, and nobody loses.')],
      ],
    },
  ]
}
