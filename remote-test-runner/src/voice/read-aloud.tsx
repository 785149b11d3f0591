import { useTranslation } from '@lekta/shared/i18n'
import { UnstyledButton } from '@lekta/shared/ui'
import { LoudspeakerPicture } from './pictures'
import { useVoice } from './use-voice'
import styles from './voice.module.css'
import { maySpeak } from './voices'

interface Props {
  /** The sentence to read: an instruction, never a text of the test. */
  sentence: string
  /** The id of the element that contains the sentence. */
  of: string
}

/** Reads an instruction aloud. Renders no button if there is no voice for the portal's language. */
export const ReadAloud = ({ sentence, of }: Props) => {
  const { t } = useTranslation()
  const { canSpeak, isSpeaking, toggle } = useVoice(sentence)
  if (!maySpeak()) return null
  // Browsers list their voices late, so this element reserves space for the button.
  if (!canSpeak) return <span className={styles.room} />
  return (
    <UnstyledButton
      className={styles.aloud}
      aria-label={isSpeaking ? t('Stop reading aloud') : t('Read aloud')}
      aria-describedby={of}
      data-speaking={isSpeaking || undefined}
      onClick={toggle}
    >
      <LoudspeakerPicture />
    </UnstyledButton>
  )
}
