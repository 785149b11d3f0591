import { type ApiError, useMutation } from '@lekta/shared/client'
import { previewContract } from '@lekta/shared/contract/delivery/preview'
import { useState } from 'react'
import { resetOverrides } from '../../federation/try-overrides'

/** The areas whose overrides are removed, and those whose previews end. */
export interface ToReset {
  overrides?: readonly string[]
  previews?: readonly string[]
}

/** Returns a function that brings the released versions back and reloads the page, because loaded code cannot be unloaded. */
export function useReset() {
  const [end] = useMutation(previewContract.endPreview)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const reset = async ({ overrides = [], previews = [] }: ToReset) => {
    setBusy(true)
    setFailure(null)
    try {
      for (const area of previews) await end({ body: { area } }).unwrap()
      resetOverrides(overrides)
      location.reload()
    } catch (error) {
      setFailure((error as ApiError).message)
    }
    setBusy(false)
  }
  return { reset, isBusy, failure }
}
