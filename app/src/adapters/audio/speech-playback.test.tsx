import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react'
import { toPcm16 } from './pcm.ts'
import { speechFile } from './speech-file.ts'
import { speechPlaybackIn } from './speech-playback.ts'
import { hold } from './testing/hold.ts'
import { tone } from './testing/tones.ts'
import { useObjectUrl } from './use-object-url.ts'

const speech = (seconds: number, mimeType = 'audio/L16;codec=pcm;rate=24000') => ({
  bytes: new Uint8Array(toPcm16(tone(440, 24_000, seconds * 24_000, 0.1))),
  mimeType,
})

describe('speech', () => {
  it('is heard and then over; its address is given back', async () => {
    await userEvent.click(document.body)
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const audio = new Audio()
    const held = hold(speechPlaybackIn(audio), speech(0.2))
    await held.until('playback.ended')
    expect(held.facts).toEqual([{ type: 'playback.started' }, { type: 'playback.ended' }])
    expect(audio.duration).toBeCloseTo(0.2)
    await held.close()
    expect(audio.hasAttribute('src')).toBe(false)
    expect(revoked.mock.calls.map(([url]) => url)).toEqual(
      made.mock.results.map(({ value }) => value as string),
    )
    vi.restoreAllMocks()
  })

  it('falls silent in the same turn when it is let go', async () => {
    await userEvent.click(document.body)
    const audio = new Audio()
    const held = hold(speechPlaybackIn(audio), speech(30))
    await held.until('playback.started')
    void held.close()
    expect(audio.paused).toBe(true)
    expect(audio.hasAttribute('src')).toBe(false)
  })

  it('that the browser holds back says so', async () => {
    const audio = new Audio()
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('press first', 'NotAllowedError'))
    await expect(hold(speechPlaybackIn(audio), speech(1)).opened).rejects.toMatchObject({
      kind: 'permission',
    })
  })

  it.each([
    ['that is no sound', 'audio/wav', 'validation'],
    ['of an impossible rate', 'audio/L16;rate=0', 'protocol'],
  ])('%s fails', async (_, mimeType, kind) => {
    const held = hold(speechPlaybackIn(new Audio()), speech(1, mimeType))
    await expect(held.opened).rejects.toMatchObject({ name: 'PortError', kind })
  })
})

describe('as a file', () => {
  it.each([
    ['audio/L16;codec=pcm;rate=24000', 24_000],
    ['audio/l16; rate=16000', 16_000],
    ['audio/pcm', 24_000],
  ])('%s gets the header that players want', async (mimeType, rate) => {
    const file = speechFile(speech(0.1, mimeType))
    expect(file.type).toBe('audio/wav')
    expect(new DataView(await file.arrayBuffer()).getUint32(24, true)).toBe(rate)
  })

  it('what has a header stays as it is', () => {
    expect(speechFile({ bytes: new Uint8Array(8), mimeType: 'audio/mpeg' })).toMatchObject({
      type: 'audio/mpeg',
      size: 8,
    })
  })
})

it('a file’s address is given back with the next file, and on leaving, and is never another file’s', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  const given = new Map<Blob | null, Set<string | null>>()
  const useNoted = ({ file }: { file: Blob | null } = { file: null }) => {
    const url = useObjectUrl(file)
    given.set(file, (given.get(file) ?? new Set()).add(url))
    return url
  }
  const hook = await renderHook(useNoted, {
    initialProps: { file: new Blob(['one']) as Blob | null },
  })
  const one = hook.result.current
  expect(await (await fetch(one ?? '')).text()).toBe('one')
  await hook.rerender({ file: new Blob(['two']) })
  const two = hook.result.current
  expect(two).not.toBe(one)
  await hook.rerender({ file: null })
  expect(hook.result.current).toBe(null)
  await hook.unmount()
  expect(revoked.mock.calls.flat()).toEqual([one, two])
  expect([...given.values()].map((urls) => [...urls])).toEqual([[null, one], [null, two], [null]])
  vi.restoreAllMocks()
})
