import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toWav } from '../../gemini/media/wav.ts'
import { toPcm16 } from '../processing/pcm.ts'
import { speechPlaybackIn } from './speech-playback.ts'
import { hold } from '../testing/hold.ts'
import { tone } from '../testing/tones.ts'
import { useClip } from './use-clip.ts'

const speech = (seconds: number) => ({
  bytes: toWav(new Uint8Array(toPcm16(tone(440, 24_000, seconds * 24_000, 0.1))), 24_000),
  mimeType: 'audio/wav',
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

  it('that is no sound fails', async () => {
    const noise = { bytes: new Uint8Array(1000), mimeType: 'audio/wav' }
    await expect(hold(speechPlaybackIn(new Audio()), noise).opened).rejects.toMatchObject({
      name: 'PortError',
      kind: 'validation',
    })
  })
})

it('a clip’s address is given back with the next clip, and on leaving', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- Nobody hears it.
  const Clip = ({ file }: { file: Blob }) => <audio ref={useClip(file)} data-testid="clip" />
  const screen = await render(<Clip file={new Blob(['one'])} />)
  const audio = screen.getByTestId('clip').element() as HTMLAudioElement
  expect(await (await fetch(audio.src)).text()).toBe('one')
  await screen.rerender(<Clip file={new Blob(['two'])} />)
  expect(await (await fetch(audio.src)).text()).toBe('two')
  await screen.unmount()
  expect(made).toHaveBeenCalledTimes(2)
  expect(revoked.mock.calls.flat()).toEqual(made.mock.results.map(({ value }) => value as string))
  vi.restoreAllMocks()
})
