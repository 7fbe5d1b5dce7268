import { BlockedReason, FinishReason } from '@google/genai'
import { failureKind } from '@saha/machines/port'
import { describe, expect, it } from 'vitest'
import { createEmptyError, readMedia, readText } from './parse-response.ts'

const answer = (parts: object[], finishReason?: FinishReason) => ({
  candidates: [{ content: { parts, role: 'model' }, ...(finishReason ? { finishReason } : {}) }],
})

const kindOf = (read: () => unknown) => {
  try {
    read()
    return 'answered'
  } catch (error) {
    return failureKind(error)
  }
}

describe('an empty answer', () => {
  const mere: FinishReason[] = [
    FinishReason.FINISH_REASON_UNSPECIFIED,
    FinishReason.STOP,
    FinishReason.MAX_TOKENS,
    FinishReason.OTHER,
    FinishReason.MALFORMED_FUNCTION_CALL,
    FinishReason.UNEXPECTED_TOOL_CALL,
    FinishReason.TOO_MANY_TOOL_CALLS,
    FinishReason.NO_IMAGE,
    FinishReason.IMAGE_OTHER,
    FinishReason.CONTINUATION,
    FinishReason.MALFORMED_RESPONSE,
  ]
  it.each(Object.values(FinishReason))('fails by its finish reason: %s', (reason) => {
    expect(kindOf(() => readText(answer([], reason)))).toBe(mere.includes(reason) ? 'empty' : 'blocked')
  })

  it.each(Object.values(BlockedReason))('is blocked when its prompt was: %s', (blockReason) => {
    expect(kindOf(() => readText({ promptFeedback: { blockReason } }))).toBe('blocked')
  })

  it.each([{}, { candidates: [] }, { candidates: [{}] }, answer([{ text: ' \n' }], FinishReason.STOP)])(
    'is empty without a reason: %j',
    (response) => {
      expect(kindOf(() => readText(response))).toBe('empty')
    },
  )
})

describe('a text answer', () => {
  it('excludes thoughts', () => {
    const parts = [{ text: 'Hm.', thought: true }, { text: 'Ye' }, { text: 's.' }]
    expect(readText(answer(parts, FinishReason.STOP))).toEqual({ value: 'Yes.', cutOff: false })
  })

  it.each([FinishReason.MAX_TOKENS, undefined])('is cut off: %s', (reason) => {
    expect(readText(answer([{ text: 'Ye' }], reason))).toEqual({ value: 'Ye', cutOff: true })
  })

  it('is withheld even if partly streamed', () => {
    expect(kindOf(() => readText(answer([{ text: 'Ye' }], FinishReason.SAFETY)))).toBe('blocked')
  })
})

describe('an image', () => {
  const inlineData = { data: 'AAAA', mimeType: 'image/png' }

  it('is the first one beside text and other parts', () => {
    const parts = [
      { text: 'Here:' },
      { inlineData: { ...inlineData, mimeType: 'audio/wav' } },
      { inlineData },
    ]
    parts.push({ inlineData: { ...inlineData, data: 'BBBB' } })
    expect(readMedia(answer(parts, FinishReason.STOP), 'image')).toEqual({ value: inlineData, cutOff: false })
  })

  it('is missing, with the model’s text', () => {
    const response = answer([{ text: 'I cannot draw that.' }], FinishReason.STOP)
    expect(createEmptyError(response)).toMatchObject({ kind: 'empty', words: 'I cannot draw that.' })
    expect(() => readMedia(response, 'image')).toThrow('The model answered with nothing: STOP')
  })
})
