import { type Notice, noticeSlice, type Store, useStore } from '@lekta/shared/client'
import { useEffect, useState } from 'react'
import { type DeviceMessages, readDeviceMessages, turnMessagesOff, turnMessagesOn } from './device-messages'

const blocked: Notice = {
  kind: 'warning',
  text: 'Your browser is blocking notifications from Lekta. Click the icon next to the address, allow notifications, then reload the page.',
}
const failed: Notice = {
  kind: 'error',
  text: 'This device could not be registered for notifications. Please try again.',
}

/** The notice after a change; null if the user closed the browser's prompt without an answer. */
function noticeOf({ state, closed }: DeviceMessages): Notice | null {
  if (state === 'blocked') return blocked
  if (state === 'off') return { kind: 'success', text: 'Notifications no longer show on this device.' }
  if (state !== 'on') return null
  return closed
    ? { kind: 'success', text: 'Notifications now show on this device, even when Lekta is closed.' }
    : { kind: 'success', text: 'Notifications now show on this device while Lekta is open, even behind other windows.' }
}

/** Returns the state of browser notifications on this device, undefined until known, and functions to change it. */
export function useDeviceMessages() {
  const store = useStore() as Store
  const [messages, setMessages] = useState<DeviceMessages>()
  useEffect(() => {
    let active = true
    void readDeviceMessages(store).then((messages) => active && setMessages(messages))
    return () => {
      active = false
    }
  }, [store])
  const say = (notice: Notice) => store.dispatch(noticeSlice.actions.noticed(notice))
  const change = async (turn: (store: Store) => Promise<DeviceMessages>) => {
    try {
      const next = await turn(store)
      const notice = noticeOf(next)
      if (notice) say(notice)
      setMessages(next)
    } catch {
      say(failed)
      setMessages(await readDeviceMessages(store))
    }
  }
  return {
    messages,
    turnOn: () => void change(turnMessagesOn),
    turnOff: () => void change(turnMessagesOff),
    explain: () => void say(blocked),
  }
}
