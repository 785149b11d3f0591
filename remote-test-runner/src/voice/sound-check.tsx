import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { ReadAloud } from './read-aloud'
import styles from './voice.module.css'

const sentenceId = 'sound-sentence'

/** Plays one sentence and asks whether the child heard it. Both answers are fine. */
export const SoundCheck = () => {
  const { t } = useTranslation()
  const [isHeard, setHeard] = useState<boolean | null>(null)
  const sentence = t('Hello! I am the voice that reads the instructions to you.')
  return (
    <Stack gap="md">
      <div className={styles.sentence}>
        <ReadAloud sentence={sentence} of={sentenceId} />
        <Text id={sentenceId}>{sentence}</Text>
      </div>
      <Group gap="sm">
        <Button className={styles.answer} variant="default" onClick={() => setHeard(true)}>
          {t('I can hear it')}
        </Button>
        <Button className={styles.answer} variant="default" onClick={() => setHeard(false)}>
          {t('I can’t hear it')}
        </Button>
      </Group>
      <Text role="status" className={styles.result}>
        {isHeard === true && t('Great! Press a loudspeaker any time to hear what to do. You read the texts yourself.')}
        {isHeard === false &&
          t('That’s fine. Everything is written here too. To hear it, turn up the sound and press again.')}
      </Text>
    </Stack>
  )
}
