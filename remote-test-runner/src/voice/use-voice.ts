import { useTranslation } from '@lekta/shared/i18n'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { onVoices, say, voiceFor } from './voices'

/**
 * Returns whether there is a voice in the portal's language, whether it is speaking the sentence, and a function that
 * starts or stops it.
 */
export function useVoice(sentence: string) {
  const { i18n } = useTranslation()
  const [language = 'en'] = i18n.language.split('-')
  const voice = useSyncExternalStore(onVoices, () => voiceFor(language))
  const [isSpeaking, setSpeaking] = useState(false)
  const stopSpeech = useRef<(() => void) | null>(null)
  const stop = () => {
    stopSpeech.current?.()
    stopSpeech.current = null
    setSpeaking(false)
  }
  useEffect(() => () => stopSpeech.current?.(), [])
  const toggle = () => {
    if (isSpeaking || !voice) return stop()
    setSpeaking(true)
    stopSpeech.current = say(sentence, voice, () => {
      stopSpeech.current = null
      setSpeaking(false)
    })
  }
  return { canSpeak: voice !== undefined, isSpeaking, toggle }
}
