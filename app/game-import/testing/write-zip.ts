import { crc32, deflateRawSync } from 'node:zlib'

/** An entry as an attacker writes it: nothing is checked. */
export interface ZipEntry {
  name: string
  content: Uint8Array | string
  /** File type and permissions of Unix. @default a regular file */
  mode?: number
  /** Unpacked size that the headers claim. @default the right one */
  claimedSize?: number
  /** Checksum that the headers claim. @default the right one */
  claimedChecksum?: number
  /** General purpose flags. @default names in UTF-8 */
  flags?: number
  /** Name in the central directory. @default the same */
  centralName?: string
}

function header(
  signature: number,
  size: number,
  fields: readonly (readonly [number, number, 2 | 4])[],
): Buffer {
  const buffer = Buffer.alloc(size)
  buffer.writeUInt32LE(signature)
  for (const [offset, value, bytes] of fields) buffer.writeUIntLE(value, offset, bytes)
  return buffer
}

/** Returns a zip file of any entries. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content)
    const packed = deflateRawSync(content)
    const {
      claimedSize = content.length,
      claimedChecksum = crc32(content),
      flags = 0x800,
      mode = 0o100644,
    } = entry
    const names = [entry.name, entry.centralName ?? entry.name].map((name) => Buffer.from(name))
    const [name = Buffer.alloc(0), centralName = name] = names
    const common = (start: number, length: number) =>
      [
        [start, 20, 2],
        [start + 2, flags, 2],
        [start + 4, 8, 2],
        [start + 6, 0, 4],
        [start + 10, claimedChecksum, 4],
        [start + 14, packed.length, 4],
        [start + 18, claimedSize, 4],
        [start + 22, length, 2],
      ] as const
    const local = [header(0x04034b50, 30, common(4, name.length)), name, packed]
    central.push(
      header(0x02014b50, 46, [
        [4, 0x0314, 2],
        ...common(6, centralName.length),
        [38, mode * 0x10000, 4],
        [42, offset, 4],
      ]),
      centralName,
    )
    parts.push(...local)
    offset += local.reduce((sum, part) => sum + part.length, 0)
  }
  const directory = Buffer.concat(central)
  const end = header(0x06054b50, 22, [
    [8, entries.length, 2],
    [10, entries.length, 2],
    [12, directory.length, 4],
    [16, offset, 4],
  ])
  return Buffer.concat([...parts, directory, end])
}
