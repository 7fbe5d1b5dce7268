import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { toPcm16 } from '../processing/pcm.ts'
import { createAudioPlayback } from './audio-playback.ts'
import { openResource } from '../../testing/open-resource.ts'
import { tone, toWav } from '../testing/tones.ts'

const speech = (seconds: number) => ({
  bytes: toWav(toPcm16(tone(440, 24_000, seconds * 24_000, 0.1)), 24_000),
  mimeType: 'audio/wav',
})

describe('speech', () => {
  it('plays to the end and revokes its object URL', async () => {
    await userEvent.click(document.body)
    const made = vi.spyOn(URL, 'createObjectURL')
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const audio = new Audio()
    const resource = openResource(createAudioPlayback(audio), speech(0.2), onTestFinished)
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
    const resource = openResource(createAudioPlayback(audio), speech(30), onTestFinished)
    await resource.until('playback.started')
    void resource.close()
    expect(audio.paused).toBe(true)
    expect(audio.hasAttribute('src')).toBe(false)
  })

  it('reports blocked playback', async () => {
    const audio = new Audio()
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('press first', 'NotAllowedError'))
    await expect(
      openResource(createAudioPlayback(audio), speech(1), onTestFinished).opened,
    ).rejects.toMatchObject({
      kind: 'permission',
    })
  })

  it('rejects a file that is not audio', async () => {
    const noise = { bytes: new Uint8Array(1000), mimeType: 'audio/wav' }
    await expect(
      openResource(createAudioPlayback(new Audio()), noise, onTestFinished).opened,
    ).rejects.toMatchObject({
      name: 'PortError',
      kind: 'validation',
    })
  })
})
