import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { aCat, startWithKey, start, startAtNotice } from './video-generation.harness.ts'
import { selectVideoFailure, selectVideoGate, selectVideoStatus } from './video-generation.selectors.ts'

describe('videoGeneration: the gate', () => {
  it('checks for a key first, and opens with one', async () => {
    const harness = start()
    expect(selectVideoGate(harness.snapshot)).toBe('checking')
    harness.ports.hasKey.resolve(true)
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('open')
  })

  it.each(['none', 'failure', 'silence'])(
    'shows the notice when the check returns %s',
    async (resolvePoll) => {
      const harness = start()
      if (resolvePoll === 'none') harness.ports.hasKey.resolve(false)
      if (resolvePoll === 'failure') harness.ports.hasKey.reject('odd')
      if (resolvePoll === 'silence') {
        await harness.advance(9999)
        expect(selectVideoGate(harness.snapshot)).toBe('checking')
        await harness.advance(1)
      }
      await harness.settle()
      expect(selectVideoGate(harness.snapshot)).toBe('required')
      expect(harness.held).toEqual([])
    },
  )

  it('opens when a key is selected, without checking again', async () => {
    const harness = await startAtNotice()
    await harness.send({ type: 'key.select' })
    expect(selectVideoGate(harness.snapshot)).toBe('selecting')
    harness.ports.selectKey.resolve('selected')
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('open')
    expect(harness.ports.hasKey.calls).toHaveLength(1)
  })

  it('stays at the notice until a key is selected', async () => {
    const harness = await startAtNotice()
    await harness.send(aCat)
    expect(harness.held).toEqual([])
    await harness.send({ type: 'key.select' })
    harness.ports.selectKey.resolve('dismissed')
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    await harness.send({ type: 'key.select' })
    harness.ports.selectKey.reject(new PortError('network', 'no picker'))
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(selectVideoFailure(harness.snapshot)).toBe('key-selection')
    expect(harness.snapshot.context.failure?.kind).toBe('network')
    expect(harness.emitted).toEqual([])
    await harness.send({ type: 'key.select' })
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
  })

  it('emits once that key selection is unavailable', async () => {
    const harness = await startAtNotice()
    await harness.send({ type: 'key.select' })
    harness.ports.selectKey.resolve('unavailable')
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'pickerUnavailable' }])
    expect(selectVideoGate(harness.snapshot)).toBe('required')
  })

  it('opens one picker, closes it on cancel, and ignores a late selection', async () => {
    const harness = await startAtNotice()
    await harness.send({ type: 'key.select' }, { type: 'key.select' })
    expect(harness.held).toEqual(['selectKey'])
    await harness.send({ type: 'key.cancel' })
    const [picker] = harness.ports.selectKey.calls
    expect(picker?.aborted).toBe(true)
    picker?.resolve('selected')
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('required')
  })

  it.each(['done', 'failure', 'silence'])(
    'clears the key on request, and waits at the notice: %s',
    async (resolvePoll) => {
      const harness = await startWithKey()
      await harness.send({ type: 'key.clear' })
      expect(harness.held).toEqual(['clearKey'])
      expect(selectVideoGate(harness.snapshot)).toBe('required')
      if (resolvePoll === 'done') harness.ports.clearKey.resolve()
      if (resolvePoll === 'failure') harness.ports.clearKey.reject('odd')
      if (resolvePoll === 'silence') {
        await harness.advance(9999)
        expect(harness.held).toEqual(['clearKey'])
        await harness.advance(1)
      }
      await harness.settle()
      expect(selectVideoGate(harness.snapshot)).toBe('required')
      expect(harness.held).toEqual([])
      expect(harness.ports.selectKey.calls).toEqual([])
      await harness.send({ type: 'key.select' })
      expect(harness.held, 'another can be selected').toEqual(['selectKey'])
    },
  )

  it.each(['missing', 'dismissed'])('never clears the key without a request: %s', async (how) => {
    const harness = await startAtNotice()
    if (how === 'dismissed') {
      await harness.send({ type: 'key.select' })
      harness.ports.selectKey.resolve('dismissed')
      await harness.settle()
    }
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(harness.held).toEqual([])
    expect(harness.ports.clearKey.calls).toEqual([])
  })

  it('has no time limit for the picker', async () => {
    const harness = await startAtNotice()
    await harness.send({ type: 'key.select' })
    await harness.advance(3_600_000)
    expect(selectVideoGate(harness.snapshot)).toBe('selecting')
  })
})

describe('videoGeneration: the request', () => {
  it('fails with "input-required" without a prompt or an image', async () => {
    const harness = await startWithKey()
    await harness.send({ type: 'video.generate', prompt: ' ', image: null, aspectRatio: '16:9' })
    expect(selectVideoFailure(harness.snapshot)).toBe('input-required')
    expect(harness.held).toEqual([])
    const image = { imageBytes: 'AAAA', mimeType: 'image/png' }
    await harness.send({ type: 'video.generate', prompt: '', image, aspectRatio: '9:16' })
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(harness.ports.start.calls[0]?.input).toEqual({ prompt: '', image, aspectRatio: '9:16' })
  })

  it('starts one video at a time', async () => {
    const harness = await startWithKey()
    await harness.send(aCat, aCat)
    expect(harness.ports.start.calls).toHaveLength(1)
    expect(selectVideoStatus(harness.snapshot)).toBe('initializing')
  })

  it('fails with "generation" when the request is rejected, with no job to resume', async () => {
    const harness = await startWithKey()
    await harness.send(aCat)
    harness.ports.start.reject(new PortError('rate-limit', '429'))
    await harness.settle()
    expect(selectVideoFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe('rate-limit')
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
    expect(selectVideoGate(harness.snapshot)).toBe('open')
    expect(harness.held).toEqual([])
  })
})
