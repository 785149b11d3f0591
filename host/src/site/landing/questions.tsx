import { useTranslation } from '@lekta/shared/i18n'
import { Icon } from '@lekta/shared/ui'
import styles from './landing.module.css'

/** What head teachers and parents ask before they begin. */
function useQuestions() {
  const { t } = useTranslation()
  return [
    [
      t('What is a measure on the Lexile scale?'),
      t(
        'One number for how hard a text is, and for how hard a text a reader can manage. Where both are the same, about three quarters of the text is understood. Beginning readers stand below 0L, which is written BR.',
      ),
    ],
    [
      t('Are these official Lexile measures?'),
      t(
        'No. They are our own estimates on the same scale and are not issued by its owner. We show with every measure how sure it is.',
      ),
    ],
    [
      t('How long does a test take?'),
      t(
        'Most children need 20 to 35 minutes for 15 to 30 short texts. A child may pause: the test goes on where it was left.',
      ),
    ],
    [
      t('What do we need for it?'),
      t(
        'Any tablet, laptop or phone with a browser of the last few years. There is nothing to install. Before a test day you can check your devices and your network on one page.',
      ),
    ],
    [
      t('What if the Wi-Fi breaks down in the middle?'),
      t(
        'Answers are kept on the device and sent when the network is back. The child reads on, and nothing is lost, not even when the device is changed.',
      ),
    ],
    [
      t('In which language is the test?'),
      t(
        'The texts are in English: the test measures reading in English. The portal itself speaks English and Indonesian.',
      ),
    ],
    [
      t('How often should we test?'),
      t(
        'Two to four times in a school year. Reading grows slowly, and tests that follow too closely only measure luck. We say how likely it is that a growth is real.',
      ),
    ],
    [
      t('Can a child fail?'),
      t(
        'No. There are no marks and no red crosses. Each text fits how the child reads, so every child answers about the same share of them well.',
      ),
    ],
    [
      t('How do we pay?'),
      t(
        'Families pay in the portal by bank transfer, e-wallet or card. Schools get an invoice. Nothing renews by itself.',
      ),
    ],
  ] as const
}

/** Questions that fold open without any script. */
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
