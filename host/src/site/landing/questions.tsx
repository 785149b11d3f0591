import { disclaimer } from '@lekta/shared/brand'
import { useTranslation } from '@lekta/shared/i18n'
import { standardTest } from '@lekta/shared/lib/measure/standard-test'
import { Icon } from '@lekta/shared/ui'
import styles from './landing.module.css'

/** Frequent questions from head teachers and parents. */
function useQuestions() {
  const { t } = useTranslation()
  return [
    [
      t('What is a measure on the Lexile scale?'),
      t(
        'One number says how hard a text is, and how hard a text a reader can manage. When the two match, the reader understands about three quarters of the text. Beginning readers are below 0L, written BR.',
      ),
    ],
    [
      t('Are these official Lexile measures?'),
      `${t('No.')} ${t(disclaimer.en)} ${t('With every measure, we show how sure it is.')}`,
    ],
    [
      t('How long does a test take?'),
      t(
        'Most children need about half an hour for {{least}} to {{most}} short texts with two questions each. They can take a break and continue where they left off.',
        { ...standardTest.texts },
      ),
    ],
    [
      t('What do we need?'),
      t(
        'Any tablet, laptop or phone with a browser from the last few years. There is nothing to install. One page lets you check your devices and network before a test day.',
      ),
    ],
    [
      t('What if the Wi-Fi goes down during a test?'),
      t(
        'Answers are saved on the device and sent when the network is back. The child keeps reading and nothing is lost, not even after switching to another device.',
      ),
    ],
    [
      t('What language is the test in?'),
      t(
        'The texts are in English, because the test measures reading in English. The portal is available in English and Indonesian.',
      ),
    ],
    [
      t('How often should we test?'),
      t(
        'Two to four times a school year. Reading improves slowly, and tests that are too close together only measure luck. We show how likely it is that growth is real.',
      ),
    ],
    [
      t('Can a child fail?'),
      t(
        'No. There are no marks and no red crosses. Each text matches the child’s level, so every child gets about the same share right.',
      ),
    ],
    [
      t('How do we pay?'),
      t(
        'Families pay in the portal by bank transfer, e-wallet or card. Schools get an invoice. Nothing renews automatically.',
      ),
    ],
  ] as const
}

/** The frequent questions, which expand without JavaScript. */
export const Questions = () => (
  <div className={styles.questions}>
    {useQuestions().map(([question, answer]) => (
      <details key={question}>
        <summary>
          {question}
          <Icon name="down" size={20} />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
)
