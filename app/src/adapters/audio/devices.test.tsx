import { describe, expect, it, vi } from 'vitest'
import { audioDevices, onDevicesChanged } from './devices.ts'
import { microphone } from './capture/microphone.ts'
import { openResource } from './testing/open-resource.ts'

describe('devices', () => {
  it('lists devices of a kind, one of which can be selected', async () => {
    await openResource(microphone, {}).opened
    const devices = await audioDevices('audioinput')
    expect(devices.length).toBeGreaterThan(0)
    expect(devices.every(({ id, label }) => id !== '' && label !== '')).toBe(true)
    const resource = openResource(microphone, { microphone: devices.at(-1)?.id ?? '' })
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
    expect(await audioDevices('audiooutput')).toEqual([])
    onDevicesChanged(() => {})()
    vi.restoreAllMocks()
  })
})
