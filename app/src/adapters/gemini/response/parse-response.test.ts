import { BlockedReason, FinishReason } from '@google/genai'
import { failureKind } from '@saha/machines/port'
import { describe, expect, it } from 'vitest'
import { nothingCame, readMedia, readText } from './parse-response.ts'

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

describe('an answer with nothing in it', () => {
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
  it.each(Object.values(FinishReason))('is told by its reason: %s', (reason) => {
    expect(kindOf(() => readText(answer([], reason)))).toBe(mere.includes(reason) ? 'empty' : 'blocked')
  })

  it.each(Object.values(BlockedReason))('is blocked when its question was: %s', (blockReason) => {
    expect(kindOf(() => readText({ promptFeedback: { blockReason } }))).toBe('blocked')
  })

  it.each([{}, { candidates: [] }, { candidates: [{}] }, answer([{ text: ' \n' }], FinishReason.STOP)])(
    'is empty when nobody says why: %j',
    (response) => {
      expect(kindOf(() => readText(response))).toBe('empty')
    },
  )
})

describe('an answer in words', () => {
  it('is what the model said and not what it thought', () => {
    const parts = [{ text: 'Hm.', thought: true }, { text: 'Ye' }, { text: 's.' }]
    expect(readText(answer(parts, FinishReason.STOP))).toEqual({ value: 'Yes.', cutOff: false })
  })

  it.each([FinishReason.MAX_TOKENS, undefined])('is cut off: %s', (reason) => {
    expect(readText(answer([{ text: 'Ye' }], reason))).toEqual({ value: 'Ye', cutOff: true })
  })

  it('is withheld although some of it came', () => {
    expect(kindOf(() => readText(answer([{ text: 'Ye' }], FinishReason.SAFETY)))).toBe('blocked')
  })
})

describe('a picture', () => {
  const inlineData = { data: 'AAAA', mimeType: 'image/png' }

  it('is the first there is, beside words and other things', () => {
    const parts = [
      { text: 'Here:' },
      { inlineData: { ...inlineData, mimeType: 'audio/wav' } },
      { inlineData },
    ]
    parts.push({ inlineData: { ...inlineData, data: 'BBBB' } })
    expect(readMedia(answer(parts, FinishReason.STOP), 'image')).toEqual({ value: inlineData, cutOff: false })
  })

  it('is not there, and the model says why', () => {
    const response = answer([{ text: 'I cannot draw that.' }], FinishReason.STOP)
    expect(nothingCame(response)).toMatchObject({ kind: 'empty', words: 'I cannot draw that.' })
    expect(() => readMedia(response, 'image')).toThrow('The model answered with nothing: STOP')
  })
})
