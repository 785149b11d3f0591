/**
 * Makes the browser able to speak the given languages, and records the sentences. `end` ends the current sentence.
 */
export function withVoices(...languages: string[]) {
  const said: string[] = []
  const listeners = new Set<() => void>()
  const state = { voices: languages.map((lang) => ({ lang, localService: true, name: lang })) }
  let now: Utterance | null = null
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super()
    }
  }
  const cancel = () => {
    const broken = now
    now = null
    broken?.dispatchEvent(new Event('error'))
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      getVoices: () => state.voices,
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      cancel,
      speak(utterance: Utterance) {
        now = utterance
        said.push(utterance.text)
      },
    },
  })
  return {
    said,
    isSpeaking: () => now !== null,
    end() {
      const over = now
      now = null
      over?.dispatchEvent(new Event('end'))
    },
    /** Lists voices late, as some browsers do. */
    list(...more: string[]) {
      state.voices = more.map((lang) => ({ lang, localService: true, name: lang }))
      for (const listener of listeners) listener()
    },
  }
}

/** Makes the browser unable to speak. */
export function withoutVoices() {
  Reflect.deleteProperty(window, 'speechSynthesis')
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
}
