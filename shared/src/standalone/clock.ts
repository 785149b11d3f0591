/** The device's own clock. */
const DeviceDate = Date

let shift = 0

const now = () => DeviceDate.now() + shift

/** `Date` with a clock that can be set. Only what reads the clock differs. */
const ShiftedDate = new Proxy(DeviceDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})

/**
 * Sets the clock that pages and fixtures read to a local date and time, from which it goes on; null for the device's
 * time.
 */
export function setClock(at: string | null) {
  shift = at === null ? 0 : new DeviceDate(at).getTime() - DeviceDate.now()
  globalThis.Date = at === null ? DeviceDate : ShiftedDate
}
