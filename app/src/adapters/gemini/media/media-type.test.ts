import { expect, it } from 'vitest'
import { readMediaType, sampleRateOf } from './media-type.ts'

it.each([
  'audio/pcm;rate=24000;codec=x',
  'audio/pcm; codec=x; rate=24000',
  'AUDIO/PCM ;Rate="24000" ; CODEC=x',
])('reads %s by its parts', (text) => {
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
])('bare samples of %s in a second: %s', (text, rate) => {
  expect(sampleRateOf(text)).toBe(rate)
})
