import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMicrophone } from '../microphone/microphone.ts'
// oxlint-disable-next-line import/default -- Vite makes the module that this names.
import workletUrl from '../audio-worklet/audio-worklet.ts?worker&url'
import { listAudioDevices, onDevicesChanged } from './devices.ts'
import { openResource } from '../../testing/open-resource.ts'

const microphone = createMicrophone(workletUrl)

describe('devices', () => {
  it('lists devices of a kind, one of which can be selected', async () => {
    await openResource(microphone, {}, onTestFinished).opened
    const devices = await listAudioDevices('audioinput')
    expect(devices.length).toBeGreaterThan(0)
    expect(devices.every(({ id, label }) => id !== '' && label !== '')).toBe(true)
    const resource = openResource(microphone, { microphone: devices.at(-1)?.id ?? '' }, onTestFinished)
    await resource.until('microphone.ready')
  })

  it('reports changes until unsubscribed', () => {
    const changed = vi.fn<() => void>()
    const leave = onDevicesChanged(changed)
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    leave()
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('lists none without TLS', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never)
    expect(await listAudioDevices('audiooutput')).toEqual([])
    onDevicesChanged(() => {})()
    vi.restoreAllMocks()
  })
})
