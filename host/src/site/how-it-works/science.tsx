import { useTranslation } from '@lekta/shared/i18n'
import { Title } from '@lekta/shared/ui'
import styles from './how-it-works.module.css'
import { TestCourse } from './test-course'

function usePoints() {
  const { t } = useTranslation()
  return [
    [
      t('Every text has a measure'),
      t(
        'Long sentences and rare words make a text hard. Our analyser weighs both, word by word, and gives each text of the bank its place on the scale. Every text was written for this test.',
      ),
    ],
    [
      t('The test looks for the edge'),
      t(
        'The first two texts are easy on purpose. After that each answer decides which text tells the most: a harder one, or an easier one. So a good reader is not bored and a slow one is not lost.',
      ),
    ],
    [
      t('Where reader and text meet'),
      t(
        'A reader’s measure is the measure of the texts of which about three quarters are understood. That is hard enough to learn from and easy enough to enjoy. The range to read lies from 100L below it to 50L above it.',
      ),
    ],
    [
      t('Guessing is counted in'),
      t(
        'With four options, one guess in four is right. The model knows that, and does not take luck for reading. Answers that come faster than the text can be read are not trusted, and the child is asked kindly to slow down.',
      ),
    ],
    [
      t('What a band is'),
      t(
        'A test sees thirty texts, not all that a child could read. The band is the stretch of the scale that holds the true measure in 95 of 100 cases. It narrows with every answer. The test ends when it is narrow enough, or after thirty texts.',
      ),
    ],
    [
      t('When growth is real'),
      t(
        'Two tests never agree exactly. So we never say only “grew by 40L”: we add how likely it is that the growth is real and not luck. From 90 in 100 on we call it very likely.',
      ),
    ],
    [
      t('What it is not for'),
      t(
        'Not for marks, not to choose among children, not to judge teachers. A measure is one look on one day. Whoever knows the child knows more: talk with each other before anything is decided.',
      ),
    ],
  ] as const
}

/** What stands behind the number, in plain words, with a whole test as a picture. */
export const Science = () => {
  const { t } = useTranslation()
  return (
    <section id="science" className={styles.science} aria-labelledby="science-title">
      <Title order={2} id="science-title">
        {t('What stands behind the number')}
      </Title>
      <figure className={styles.course}>
        <TestCourse
          label={t(
            'A test of thirty texts: after each answer the estimate moves and its band narrows, from 460L to either side down to 165L.',
          )}
          first={t('Text {{number}}', { number: 1 })}
          last={t('Text {{number}}', { number: 30 })}
        />
        <figcaption>
          <span className={styles.right}>{t('text, answered with the words that fit')}</span>
          <span className={styles.wrong}>{t('text, answered with others')}</span>
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
