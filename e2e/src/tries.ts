const begun = new Map<string, number>()
const running = () => expect.getState().currentTestName ?? ''

/** Notes that a test begins. */
export const begin = () => begun.set(running(), (begun.get(running()) ?? -1) + 1)

/** How often the running test was tried before: it must not meet what it has left behind then. */
export const triesBefore = () => begun.get(running()) ?? 0

/** A name that nothing bears which an earlier try has made. */
export const newName = (name: string) => name + 'x'.repeat(triesBefore())
