import { type Ref, type RefCallback, useMemo } from 'react'

function attach<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null) {
  if (typeof ref === 'function') return ref(instance)
  if (ref) ref.current = instance
}

/** Returns a ref that sets several; null if there is none. The build gives it to Mantine's scroll area. */
export const useMergeRefs = <Instance>(refs: readonly (Ref<Instance> | undefined)[]): RefCallback<Instance> | null =>
  // The number of refs never changes.
  useMemo(() => {
    if (refs.every((ref) => !ref)) return null
    return (instance) => {
      const cleanups = refs.map((ref) => attach(ref, instance))
      return () => {
        for (const [i, ref] of refs.entries()) {
          const cleanup = cleanups[i]
          if (cleanup) cleanup()
          else attach(ref, null)
        }
      }
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: The refs are the dependencies.
  }, refs)
