import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { download } from './download.ts'

const script = 'openGame("زليج")'
let count = 0
const fileOf = (text: string) => ({
  address: `https://saha.example/arcade/game-${(count += 1)}.js`,
  size: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('base64'),
})
const asked = vi.fn<(address: string, options: RequestInit) => Promise<Response>>()
const answers = (...texts: readonly (string | number)[]) => {
  for (const text of texts)
    asked.mockImplementationOnce(async () =>
      typeof text === 'number' ? new Response('', { status: text }) : new Response(text),
    )
}

beforeEach(() => {
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => vi.unstubAllGlobals())

describe('download', () => {
  it('fetches a file once per visit and counts its bytes', async () => {
    answers(script)
    const file = fileOf(script)
    const one = download(file)
    expect(await one.text).toBe(script)
    expect(one.received).toBe(file.size)
    expect(download(file)).toBe(one)
    expect(asked).toHaveBeenCalledOnce()
  })

  it.each([
    ['a login page that is longer', `<!doctype html>${'x'.repeat(200)}`],
    ['a file that is cut', script.slice(0, 5)],
    ['another file of the same size', script.replace('open', 'shut')],
    ['nothing', ''],
  ])('bypasses the cache when the response is %s', async (_, wrong) => {
    answers(wrong, script)
    const one = download(fileOf(script))
    expect(await one.text).toBe(script)
    expect(one.received).toBe(Buffer.byteLength(script))
    expect(asked.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload'])
  })

  it('fails when the network returns another file, too, and retries at the next call', async () => {
    answers('login', 'login', script)
    const file = fileOf(script)
    await expect(download(file).text).rejects.toThrow(`${file.address} was answered with another file`)
    expect(await download(file).text).toBe(script)
  })

  it('forgets a failed download', async () => {
    answers(404, script)
    const file = fileOf(script)
    await expect(download(file).text).rejects.toThrow('404')
    expect(await download(file).text).toBe(script)
  })

  it('compares only the size without TLS', async () => {
    vi.stubGlobal('crypto', {})
    answers(script.slice(1), script)
    expect(await download(fileOf(script)).text).toBe(script)
  })
})
