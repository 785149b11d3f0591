import type { Upload } from '@lekta/shared/contract/endpoint'
import sharp from 'sharp'
import { badInput } from '../errors/api-error'
import { say } from '../i18n/sentence'

/** Width and height of a stored picture. */
const SIDE = 256

/** A picture with more pixels is not opened, because a small file can unpack to a huge picture. */
const MEGAPIXELS = 50

const QUALITY = 82

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text

/** Returns whether the first bytes are those of a supported image format. File name and declared type are ignored. */
const isPicture = (bytes: Buffer) =>
  startsWith(bytes, '\xff\xd8\xff') ||
  startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
  startsWith(bytes, 'GIF8') ||
  (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
  startsWith(bytes, 'ftypavi', 4)

/**
 * Converts a picture to a small square WebP, upright and without the camera's metadata. Throws a 400 for a file that
 * is not a usable picture.
 */
export async function toAvatar(file: Upload): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (!isPicture(bytes)) {
    throw badInput({
      file: 'We cannot read this picture. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
    })
  }
  try {
    return await sharp(bytes, { limitInputPixels: MEGAPIXELS * 1_000_000 })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch {
    // Any decoder error means that the picture is unusable.
    const message = 'This picture is damaged or larger than {{most}} megapixels. Please choose another.'
    throw badInput({ file: say(message, { most: MEGAPIXELS }) })
  }
}
