const api = () => ('speechSynthesis' in window ? window.speechSynthesis : null)

/** Returns whether this browser may be able to speak, as far as is known before it has listed its voices. */
export const maySpeak = () => api() !== null

const speaks = (language: string) => (voice: SpeechSynthesisVoice) =>
  voice.lang.toLowerCase().split(/[-_]/)[0] === language

/**
 * Returns a voice for a language; undefined if there is none. Prefers a voice on the device, because other voices
 * send the text to a server.
 */
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = (api()?.getVoices() ?? []).filter(speaks(language))
  return voices.find(({ localService }) => localService) ?? voices[0]
}

/** Calls `listener` when the browser's list of voices changes. Returns a function that stops this. */
export function onVoices(listener: () => void): () => void {
  const speech = api()
  speech?.addEventListener('voiceschanged', listener)
  return () => speech?.removeEventListener('voiceschanged', listener)
}

/** The speed of the voice: slightly slower than normal speech. */
const pace = 0.92

/**
 * Speaks a sentence instead of the current one, and calls `onEnd` when the sentence has ended or was stopped. Returns
 * a function that stops it.
 */
export function say(sentence: string, voice: SpeechSynthesisVoice, onEnd: () => void): () => void {
  const speech = api()
  const utterance = new SpeechSynthesisUtterance(sentence)
  Object.assign(utterance, { voice, lang: voice.lang, rate: pace })
  utterance.addEventListener('end', onEnd)
  utterance.addEventListener('error', onEnd)
  speech?.cancel()
  speech?.speak(utterance)
  return () => {
    utterance.removeEventListener('end', onEnd)
    utterance.removeEventListener('error', onEnd)
    speech?.cancel()
  }
}
