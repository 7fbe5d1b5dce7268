import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toWav } from '../../gemini/media/wav.ts'
import { toPcm16 } from '../processing/pcm.ts'
import { createSpeechPlayback } from './speech-playback.ts'
import { openResource } from '../testing/open-resource.ts'
import { tone } from '../testing/tones.ts'
import { useClipRef } from './use-clip-ref.ts'

const speech = (seconds: number) => ({
  bytes: toWav(new Uint8Array(toPcm16(tone(440, 24_000, seconds * 24_000, 0.1))), 24_000),
  mimeType: 'audio/wav',
})

describe('speech', () => {
  it('plays to the end and revokes its object URL', async () => {
    await userEvent.click(document.body)
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const audio = new Audio()
    const resource = openResource(createSpeechPlayback(audio), speech(0.2))
    await resource.until('playback.ended')
    expect(resource.events).toEqual([{ type: 'playback.started' }, { type: 'playback.ended' }])
    expect(audio.duration).toBeCloseTo(0.2)
    await resource.close()
    expect(audio.hasAttribute('src')).toBe(false)
    expect(revoked.mock.calls.map(([url]) => url)).toEqual(
      made.mock.results.map(({ value }) => value as string),
    )
    vi.restoreAllMocks()
  })

  it('stops synchronously on disposal', async () => {
    await userEvent.click(document.body)
    const audio = new Audio()
    const resource = openResource(createSpeechPlayback(audio), speech(30))
    await resource.until('playback.started')
    void resource.close()
    expect(audio.paused).toBe(true)
    expect(audio.hasAttribute('src')).toBe(false)
  })

  it('reports blocked playback', async () => {
    const audio = new Audio()
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('press first', 'NotAllowedError'))
    await expect(openResource(createSpeechPlayback(audio), speech(1)).opened).rejects.toMatchObject({
      kind: 'permission',
    })
  })

  it('rejects a file that is not audio', async () => {
    const noise = { bytes: new Uint8Array(1000), mimeType: 'audio/wav' }
    await expect(openResource(createSpeechPlayback(new Audio()), noise).opened).rejects.toMatchObject({
      name: 'PortError',
      kind: 'validation',
    })
  })
})

it('revokes a clip’s object URL with the next clip and on unmount', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- A test sound.
  const Clip = ({ file }: { file: Blob }) => <audio ref={useClipRef(file)} data-testid="clip" />
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
