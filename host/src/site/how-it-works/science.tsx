import { useTranslation } from '@lekta/shared/i18n'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'
import { Title } from '@lekta/shared/ui'
import styles from './how-it-works.module.css'
import { courseLength, TestCourse } from './test-course'

function usePoints() {
  const { t } = useTranslation()
  return [
    [
      t('Every text has a measure'),
      t(
        'Long sentences and rare words make a text hard. Our analyser looks at both, word by word, and gives each text a measure on the scale. Every text was written for this test.',
      ),
    ],
    [
      t('The test finds the right level'),
      t(
        'Each text has two questions, and the first text is easy on purpose. After that, each answer helps to decide whether the next text is harder or easier. Strong readers don’t get bored and slower readers don’t get lost.',
      ),
    ],
    [
      t('Where reader and text meet'),
      t(
        'A reader’s measure is the level at which they understand about three quarters of a text. That is hard enough to learn from and easy enough to enjoy. The reading range goes from 100L below it to 50L above it.',
      ),
    ],
    [
      t('Guessing is taken into account'),
      t(
        'With four options, one guess in four is right. Our model allows for that and doesn’t mistake luck for reading. Answers that come faster than anyone can read the text don’t count as reading, and we kindly ask the child to slow down.',
      ),
    ],
    [
      t('What the band means'),
      t(
        'A test uses only {{least}} to {{most}} texts, not everything a child could read. The band is the part of the scale that contains the true measure in 95 of 100 cases. It narrows with every answer. The test ends when it is narrow enough, or after {{most}} texts.',
        { ...standardTest.texts },
      ),
    ],
    [
      t('When growth is real'),
      t(
        'Two tests never give exactly the same result. So we never just say “grew by 40L”: we add how likely it is that the growth is real and not luck. From 90 in 100, we call it very likely.',
      ),
    ],
    [
      t('What it is not for'),
      t(
        'Not for marks, not for selecting children, not for judging teachers. A measure is a snapshot of one day. People who know the child know more: talk to each other before you decide anything.',
      ),
    ],
  ] as const
}

/** Explains the method behind the measure in plain words, with a picture of a whole test. */
export const Science = () => {
  const { t } = useTranslation()
  return (
    <section id="science" className={styles.science} aria-labelledby="science-title">
      <Title order={2} id="science-title">
        {t('How we get the number')}
      </Title>
      <figure className={styles.course}>
        <TestCourse
          label={t(
            'A test with 24 texts: after each text the estimate moves and its band narrows, from ±510L to ±150L.',
          )}
          first={t('Text {{number}}', { number: 1 })}
          last={t('Text {{number}}', { number: courseLength })}
        />
        <figcaption>
          <span className={styles.right}>{t('both questions right')}</span>
          <span className={styles.half}>{t('one question right')}</span>
          <span className={styles.wrong}>{t('neither right')}</span>
          <span className={styles.band}>{t('estimate with its band')}</span>
        </figcaption>
      </figure>
      <div className={styles.points}>
        {usePoints().map(([head, text]) => (
          <div key={head}>
            <Title order={3} size="h4">
              {head}
            </Title>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
