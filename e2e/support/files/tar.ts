const blockSize = 512

/** Writes a text into a header, at an offset. */
const put = (header: Buffer, text: string, offset: number) => void header.write(text, offset, 'latin1')

const octal = (value: number, length: number) => `${value.toString(8).padStart(length, '0')}\0`

function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a tar file.`)
  const header = Buffer.alloc(blockSize)
  put(header, name, 0)
  put(header, octal(0o644, 7), 100)
  put(header, octal(0, 7), 108)
  put(header, octal(0, 7), 116)
  put(header, octal(size, 11), 124)
  put(header, octal(0, 11), 136)
  // The checksum counts its own field as spaces.
  put(header, '        0', 148)
  put(header, 'ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  put(header, `${octal(sum, 6)} `, 148)
  return header
}

/** Returns a tar file with these files, in their order. */
export function packTar(files: readonly (readonly [name: string, content: Buffer])[]): Buffer {
  const entries = files.flatMap(([name, content]) => {
    const padding = Buffer.alloc((blockSize - (content.length % blockSize)) % blockSize)
    return [headerOf(name, content.length), content, padding]
  })
  return Buffer.concat([...entries, Buffer.alloc(2 * blockSize)])
}
