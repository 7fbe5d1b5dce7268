import { describe, expect, it, vi } from 'vitest'
import { audioDevices, onDevicesChanged } from './devices.ts'
import { microphone } from './capture/microphone.ts'
import { hold } from './testing/hold.ts'

describe('devices', () => {
  it('are those of their kind, and one of them can be chosen', async () => {
    await hold(microphone, {}).opened
    const devices = await audioDevices('audioinput')
    expect(devices.length).toBeGreaterThan(0)
    expect(devices.every(({ id, label }) => id !== '' && label !== '')).toBe(true)
    const held = hold(microphone, { microphone: devices.at(-1)?.id ?? '' })
    await held.until('microphone.ready')
  })

  it('that come and go are told of, until nobody listens', () => {
    const changed = vi.fn<() => void>()
    const leave = onDevicesChanged(changed)
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    leave()
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'))
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('are none on a page without TLS', async () => {
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never)
    expect(await audioDevices('audiooutput')).toEqual([])
    onDevicesChanged(() => {})()
    vi.restoreAllMocks()
  })
})
