import type { Icon as Drawing } from '@tabler/icons-react'
import { publicPictures } from './public-pictures'
import type { sessionPictures } from './session-pictures'

export type Picture = keyof typeof publicPictures | keyof typeof sessionPictures

const pictures: Partial<Record<Picture, Drawing>> = { ...publicPictures }

/** Makes more icons available. */
export const addPictures = (more: Partial<Record<Picture, Drawing>>): void => {
  Object.assign(pictures, more)
}

/** A decorative icon, hidden from screen readers. Its space stays empty until its picture is available. */
export const Icon = ({ name, size = 20 }: { name: Picture; size?: number }) => {
  const Drawing = pictures[name]
  return Drawing ? (
    <Drawing size={size} stroke={1.75} aria-hidden="true" />
  ) : (
    <svg width={size} height={size} aria-hidden="true" />
  )
}
