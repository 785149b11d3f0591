import { Navigate } from '@lekta/shared/routing'
import { useState } from 'react'
import { keyOf } from '../../queue/address'
import { startPath, useIsChild, usePlace } from '../../run/use-place'
import { Taking } from './taking'

/** The test itself. Only the child takes it; everybody else is told what it is. */
export default function Main() {
  const place = usePlace()
  const isChild = useIsChild()
  // Who opened the page counts: a session that ends in the middle must not take the page away.
  const [takes] = useState(isChild)
  if (!takes) return <Navigate to={startPath(place)} replace />
  return <Taking key={keyOf(place)} place={place} />
}
