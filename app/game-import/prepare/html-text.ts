/** The text of an HTML file, in which each ASCII character is one unit. */
interface HtmlText {
  text: string
  /** Returns the bytes of a changed text. Added text must be ASCII. */
  encode: (text: string) => Buffer
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/**
 * Decodes the markup of an HTML file without loss. All other encodings of the web contain ASCII, so that their bytes
 * are read as Latin-1.
 */
export function readHtml(bytes: Uint8Array): HtmlText {
  const buffer = Buffer.from(bytes)
  const mark = buffer.subarray(0, 2)
  const body = buffer.subarray(2, buffer.length - (buffer.length % 2))
  if (startsWith(bytes, 0xff, 0xfe))
    return {
      text: body.toString('utf16le'),
      encode: (text) => Buffer.concat([mark, Buffer.from(text, 'utf16le')]),
    }
  if (startsWith(bytes, 0xfe, 0xff))
    return {
      text: Buffer.from(body).swap16().toString('utf16le'),
      encode: (text) => Buffer.concat([mark, Buffer.from(text, 'utf16le').swap16()]),
    }
  const length = startsWith(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0
  return {
    text: buffer.subarray(length).toString('latin1'),
    encode: (text) => Buffer.concat([buffer.subarray(0, length), Buffer.from(text, 'latin1')]),
  }
}
