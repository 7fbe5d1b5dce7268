import { expect, it } from 'vitest'
import { readMediaType, parseSampleRate } from './media-type.ts'

it.each([
  'audio/pcm;rate=24000;codec=x',
  'audio/pcm; codec=x; rate=24000',
  'AUDIO/PCM ;Rate="24000" ; CODEC=x',
])('parses %s', (text) => {
  expect(readMediaType(text)).toEqual({
    type: 'audio',
    subtype: 'pcm',
    parameters: new Map([
      ['rate', '24000'],
      ['codec', 'x'],
    ]),
  })
})

it.each([
  ['audio/pcm', 24_000],
  ['audio/pcm;rate=24000', 24_000],
  ['audio/pcm; rate=24000', 24_000],
  ['audio/L16;codec=pcm;rate=16000', 16_000],
  ['audio/l16; rate="48000"', 48_000],
  ['audio/pcm;rate=', 24_000],
  ['audio/pcm;rate=fast', 24_000],
  ['audio/pcmu', null],
  ['audio/wav', null],
  ['video/pcm', null],
  ['', null],
])('parses the sample rate of %s: %s', (text, rate) => {
  expect(parseSampleRate(text)).toBe(rate)
})
