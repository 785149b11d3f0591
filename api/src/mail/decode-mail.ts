const bytesOf = (text: string) =>
  text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')

/** Decodes the words of a header that are not ASCII. A space between two of them does not count. */
const decodeWords = (mail: string) =>
  mail
    .replace(/(\?=)\s+(?==\?UTF-8\?)/gi, '$1')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : bytesOf(text.replaceAll('_', ' ')),
    )

/** Decodes a mail that this server has written: quoted-printable, with encoded words in its headers. */
export function decodeMail(mail: string): string {
  const end = mail.indexOf('\r\n\r\n')
  const [head, body] = end < 0 ? [mail, ''] : [mail.slice(0, end), mail.slice(end)]
  return utf8(decodeWords(head) + bytesOf(body.replaceAll('=\r\n', '')))
}
