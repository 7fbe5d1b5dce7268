import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { aCat, open, start, startAtNotice } from './video-generation.rig.ts'
import {
  selectVideoFailure,
  selectVideoFailureKind,
  selectVideoGate,
  selectVideoStatus,
} from './video-generation.selectors.ts'

describe('videoGeneration: the gate', () => {
  it('looks for a key first, and opens when there is one', async () => {
    const rig = start()
    expect(selectVideoGate(rig.snapshot)).toBe('checking')
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('open')
  })

  it.each(['none', 'failure', 'silence'])('shows the notice when the answer is %s', async (answer) => {
    const rig = start()
    if (answer === 'none') rig.ports.hasKey.resolve(false)
    if (answer === 'failure') rig.ports.hasKey.reject('odd')
    if (answer === 'silence') {
      await rig.advance(9999)
      expect(selectVideoGate(rig.snapshot)).toBe('checking')
      await rig.advance(1)
    }
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(rig.held).toEqual([])
  })

  it('opens when a key is selected, without asking again whether it is there', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' })
    expect(selectVideoGate(rig.snapshot)).toBe('selecting')
    rig.ports.selectKey.resolve('selected')
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('open')
    expect(rig.ports.hasKey.calls).toHaveLength(1)
  })

  it('stays at the notice until a key is selected', async () => {
    const rig = await startAtNotice()
    await rig.send(aCat)
    expect(rig.held).toEqual([])
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('dismissed')
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.reject(new PortError('network', 'no picker'))
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(selectVideoFailure(rig.snapshot)).toBe('key-selection')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('network')
    expect(rig.emitted).toEqual([])
    await rig.send({ type: 'key.select' })
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
  })

  it('tells once that keys cannot be selected here', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('unavailable')
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'pickerUnavailable' }])
    expect(selectVideoGate(rig.snapshot)).toBe('required')
  })

  it('opens one picker, closes it on cancel, and takes no late choice', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' }, { type: 'key.select' })
    expect(rig.held).toEqual(['selectKey'])
    await rig.send({ type: 'key.cancel' })
    const [picker] = rig.ports.selectKey.calls
    expect(picker?.aborted).toBe(true)
    picker?.resolve('selected')
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
  })

  it.each(['done', 'failure', 'silence'])(
    'forgets the key when told to, and waits at the notice for the visitor: %s',
    async (answer) => {
      const rig = await open()
      await rig.send({ type: 'key.forget' })
      expect(rig.held).toEqual(['forgetKey'])
      expect(selectVideoGate(rig.snapshot)).toBe('required')
      if (answer === 'done') rig.ports.forgetKey.resolve()
      if (answer === 'failure') rig.ports.forgetKey.reject('odd')
      if (answer === 'silence') {
        await rig.advance(9999)
        expect(rig.held).toEqual(['forgetKey'])
        await rig.advance(1)
      }
      await rig.settle()
      expect(selectVideoGate(rig.snapshot)).toBe('required')
      expect(rig.held).toEqual([])
      expect(rig.ports.selectKey.calls).toEqual([])
      await rig.send({ type: 'key.select' })
      expect(rig.held, 'another can be selected').toEqual(['selectKey'])
    },
  )

  it.each(['missing', 'dismissed'])('forgets no key by itself: %s', async (how) => {
    const rig = await startAtNotice()
    if (how === 'dismissed') {
      await rig.send({ type: 'key.select' })
      rig.ports.selectKey.resolve('dismissed')
      await rig.settle()
    }
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(rig.held).toEqual([])
    expect(rig.ports.forgetKey.calls).toEqual([])
  })

  it('is not left without an answer by a picker, however long it is open', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' })
    await rig.advance(3_600_000)
    expect(selectVideoGate(rig.snapshot)).toBe('selecting')
  })
})

describe('videoGeneration: what is ordered', () => {
  it('tells "input-required" without a prompt or an image, until there is one', async () => {
    const rig = await open()
    await rig.send({ type: 'video.generate', prompt: ' ', image: null, aspectRatio: '16:9' })
    expect(selectVideoFailure(rig.snapshot)).toBe('input-required')
    expect(rig.held).toEqual([])
    const image = { imageBytes: 'AAAA', mimeType: 'image/png' }
    await rig.send({ type: 'video.generate', prompt: '', image, aspectRatio: '9:16' })
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.start.calls[0]?.input).toEqual({ prompt: '', image, aspectRatio: '9:16' })
  })

  it('orders one video at a time', async () => {
    const rig = await open()
    await rig.send(aCat, aCat)
    expect(rig.ports.start.calls).toHaveLength(1)
    expect(selectVideoStatus(rig.snapshot)).toBe('initializing')
  })

  it('tells "generation" when the order is refused, and nothing is left to go on with', async () => {
    const rig = await open()
    await rig.send(aCat)
    rig.ports.start.reject(new PortError('rate-limit', '429'))
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('rate-limit')
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
    expect(selectVideoGate(rig.snapshot)).toBe('open')
    expect(rig.held).toEqual([])
  })
})
