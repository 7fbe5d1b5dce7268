import { expect, it } from 'vitest'
import { createImageFile } from '../../shared/images/testing/image-fixtures.ts'
import { fileLimits, readFile, RejectedFileError } from './read-file.ts'

const { signal } = new AbortController()

const create = (name: string, type: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  new File(parts, name, { type })
const bytes = (...values: number[]) => Uint8Array.from(values)

async function getProblem(file: File): Promise<string> {
  const error: unknown = await readFile(file, signal).catch((thrown: unknown) => thrown)
  if (!(error instanceof RejectedFileError)) throw new Error(`not rejected: ${String(error)}`)
  return error.problem
}

it.each([
  ['text', create('a.md', '', '# مرحبًا'), 'text/plain'],
  ['text that claims to be an image', create('a.png', 'image/png', '<svg onload="alert(1)">'), 'text/plain'],
  ['sound', create('a.bin', '', 'RIFF____WAVEfmt '), 'audio/wav'],
  [
    'a recording in a video container',
    create('a.webm', 'audio/webm', bytes(0x1a, 0x45, 0xdf, 0xa3)),
    'audio/webm',
  ],
  ['a PDF', create('a.txt', 'text/plain', '%PDF-1.7\n', bytes(0, 1, 255), '\n%%EOF\n'), 'application/pdf'],
  ['a video', create('a', '', bytes(0, 0, 0, 24), 'ftypisom'), 'video/mp4'],
])('reads %s by its bytes', async (_, file, type) => {
  const { file: read, blob } = await readFile(file, signal)
  expect(read).toMatchObject({ name: file.name, type, size: file.size })
  expect(blob.type).toBe(type)
})

it('scales an image down and encodes it again', async () => {
  const { file, blob } = await readFile(await createImageFile(64, 32), signal)
  expect(file).toMatchObject({ type: 'image/jpeg', size: blob.size })
})

it.each([
  ['empty', create('a.txt', 'text/plain')],
  ['mixed', create('a.pdf', 'application/pdf', 'PK', bytes(3, 4, 0, 255))],
  ['broken', create('a.pdf', 'application/pdf', '%PDF-1.7\n', bytes(0, 1, 2, 255))],
  ['document', create('a.pdf', 'application/pdf', '%PDF-', new Uint8Array(fileLimits.media), '%%EOF')],
  [
    'mixed',
    create(
      'a.txt',
      'text/plain',
      'long enough to reach past the first bytes that are read of a file ',
      bytes(0xff, 0xfe),
    ),
  ],
  ['text', create('a.txt', 'text/plain', 'a'.repeat(fileLimits.text + 1))],
  ['media', create('a.mp3', 'audio/mpeg', 'ID3', new Uint8Array(fileLimits.media))],
  [
    'unreadable',
    create(
      'a.png',
      'image/png',
      bytes(137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13),
      'IHDR',
      bytes(0, 0, 0, 64, 0, 0, 0, 64, 8, 6, 0, 0, 0),
    ),
  ],
])('rejects %s', async (problem, file) => {
  expect(await getProblem(file)).toBe(problem)
})

it('rejects what the browser cannot open, such as a folder', async () => {
  const folder = create('folder', '', 'x')
  folder.slice = () => {
    throw new DOMException('', 'NotFoundError')
  }
  expect(await getProblem(folder)).toBe('gone')
})
