import { useTranslation } from '@lekta/shared/i18n'
import { Button, Group, Stack, Text } from '@lekta/shared/ui'
import { useState } from 'react'
import { ReadAloud } from './read-aloud'
import styles from './voice.module.css'

const sentenceId = 'sound-sentence'

/** One sentence to hear, and two answers that are both fine. */
export const SoundCheck = () => {
  const { t } = useTranslation()
  const [isHeard, setHeard] = useState<boolean | null>(null)
  const sentence = t('Hello! This is the voice that reads to you what to do.')
  return (
    <Stack gap="md">
      <div className={styles.sentence}>
        <ReadAloud sentence={sentence} of={sentenceId} />
        <Text id={sentenceId}>{sentence}</Text>
      </div>
      <Group gap="sm">
        <Button className={styles.answer} variant="default" onClick={() => setHeard(true)}>
          {t('I hear it')}
        </Button>
        <Button className={styles.answer} variant="default" onClick={() => setHeard(false)}>
          {t('I don’t hear it')}
        </Button>
      </Group>
      <Text role="status" className={styles.told}>
        {isHeard === true &&
          t('Good! Press a loudspeaker whenever you want to hear what to do. The texts you read by yourself.')}
        {isHeard === false &&
          t('That is fine: everything is written here, too. If you want to hear it, make it louder and press again.')}
      </Text>
    </Stack>
  )
}
