import { readFileSync } from 'node:fs'
import jpeg from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { hum } from './hum.ts'
import { measureLoudness } from './loudness.ts'
import { measure } from './measure.ts'
import { encodeSamples, resample, decodeSamples } from './pcm.ts'
import { drawImage, type ImageRequest } from './image.ts'
import { imageDimensions, videoDimensions } from './dimensions.ts'
import { findVoice, getVoiceSettings, VOICES } from './voices.ts'
import { readWav } from './wav.ts'

const draw = (order: Partial<ImageRequest>) =>
  drawImage({ prompt: 'a cat', ratio: '1:1', side: 96, format: 'image/jpeg', ...order })
const pixels = (bytes: Uint8Array) => jpeg.decode(bytes, { useTArray: true })
/** Mean difference of two images of one size, from 0 to 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  const [first, second] = [pixels(one).data, pixels(other).data]
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

describe('images', () => {
  test.each(['1:1', '3:4', '4:3', '9:16', '16:9'])('have the ratio %s', (ratio) => {
    const { width, height } = pixels(draw({ ratio }))
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    expect(Math.abs(width / height - across / down)).toBeLessThan(0.2)
    expect({ width, height }).toEqual(imageDimensions(ratio, 96))
  })

  test('are equal for equal prompts, and differ for different ones', () => {
    expect(draw({})).toEqual(draw({}))
    expect(difference(draw({}), draw({ prompt: 'a rocket' }))).toBeGreaterThan(5)
    expect(difference(draw({ prompt: 'قط أحمر' }), draw({ prompt: 'قط أزرق' }))).toBeGreaterThan(2)
  })

  test.each(['make it gray', 'اجعلها أغمق', 'flip it', 'make it green', 'blur the background', 'add a hat'])(
    'are visibly changed by “%s”',
    (prompt) => {
      const source = draw({})
      const edited = draw({ prompt, ratio: null, source })
      expect(difference(source, edited)).toBeGreaterThan(3)
    },
  )

  test('are gray if the prompt asks for gray', () => {
    const { data, width } = pixels(draw({ prompt: 'grayscale', source: draw({ prompt: 'red house' }) }))
    const row = data.subarray(width * 4 * 20, width * 4 * 21)
    for (let index = 0; index < row.length; index += 4)
      expect(Math.abs((row[index] ?? 0) - (row[index + 2] ?? 0))).toBeLessThan(12)
  })

  test('are PNG if requested', () => {
    expect(
      Buffer.from(draw({ format: 'image/png' }))
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('have a caption at the bottom: on the left in English, on the right in Arabic', () => {
    /** Bright pixels of the caption's band, left and right of the center. */
    const written = (prompt: string) => {
      const { data, width, height } = pixels(draw({ prompt, side: 320 }))
      const sides = { left: 0, right: 0 }
      for (let pixel = width * (height - 16); pixel < width * height; pixel += 1)
        if ((data[pixel * 4] ?? 0) > 180) sides[pixel % width < width / 2 ? 'left' : 'right'] += 1
      return sides
    }
    const [english, arabic] = [written('a cat'), written('قط صغير')]
    expect(english.left).toBeGreaterThan(20)
    expect(english.right).toBe(0)
    expect(arabic.right).toBeGreaterThan(20)
    expect(arabic.left).toBe(0)
  })

  test.each(['<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/hosts.png"/></svg>', 'GIF', ''])(
    'are not edited from %j',
    (text) => {
      expect(() => draw({ source: Buffer.from(text) })).toThrow('Unable to process input image')
    },
  )

  test('are edited from PNG too', () => {
    expect(pixels(draw({ source: draw({ format: 'image/png' }), prompt: 'flip it' })).width).toBe(96)
  })

  test('are drawn from a prompt that looks like markup', () => {
    expect(pixels(draw({ prompt: '</text><image href="file:///etc/passwd"/>&' })).width).toBe(96)
  })
})

test('videos are upright or wide, with even sides', () => {
  expect(videoDimensions('16:9', '720p')).toEqual({ width: 1280, height: 720 })
  expect(videoDimensions('9:16', '1080p')).toEqual({ width: 1080, height: 1920 })
  expect(videoDimensions('16:9', '360p')).toEqual({ width: 640, height: 360 })
})

describe('recordings', () => {
  const tone = (seconds: number, rate: number, amplitude = 16384) =>
    Int16Array.from(
      { length: seconds * rate },
      (_, index) => amplitude * Math.sin((2 * Math.PI * 440 * index) / rate),
    )
  const wav = (samples: Int16Array, rate: number) => {
    const header = Buffer.alloc(44)
    header.write('RIFF', 0)
    header.write('WAVEfmt ', 8)
    header.writeUInt32LE(16, 16)
    header.writeUInt16LE(1, 20)
    header.writeUInt16LE(1, 22)
    header.writeUInt32LE(rate, 24)
    header.writeUInt16LE(16, 34)
    header.write('data', 36)
    header.writeUInt32LE(samples.length * 2, 40)
    return Buffer.concat([header, encodeSamples(samples)])
  }

  test('measures a WAV file: a sine at half of full scale has −9 dB', async () => {
    const samples = new Int16Array(8000 * 3)
    samples.set(tone(1, 8000), 0)
    samples.set(tone(1, 8000), 16_000)
    const measured = await measure(wav(samples, 8000), 'audio/wav')
    expect(measured?.seconds).toBe(3)
    expect(measured?.loudness?.average).toBeCloseTo(-9, 0)
    expect(measured?.loudness?.pauses).toEqual([{ from: 1, to: 2 }])
    expect(measured?.loudness?.sounds).toEqual([
      { from: 0, to: 1 },
      { from: 2, to: 3 },
    ])
    expect([0, 2]).toContain(Math.floor(measured?.loudness?.loudestAt ?? -1))
  })

  test("measures a browser's recording in WebM with Opus", async () => {
    const bytes = readFileSync(new URL('../fixtures/tones.webm', import.meta.url))
    const measured = await measure(bytes, 'audio/webm')
    expect(measured?.seconds).toBeGreaterThan(2.5)
    expect(measured?.loudness?.average).toBeCloseTo(-9, 0)
    const [pause] = measured?.loudness?.pauses ?? []
    expect((pause?.to ?? 0) - (pause?.from ?? 0)).toBeCloseTo(0.8, 1)
  })

  test('measures raw PCM at the rate in its type', async () => {
    const measured = await measure(encodeSamples(tone(1, 24_000)), 'audio/L16;codec=pcm;rate=24000')
    expect(measured?.seconds).toBe(1)
  })

  test('reports silence', () => {
    expect(measureLoudness({ samples: new Int16Array(8000), rate: 8000 })).toEqual({
      seconds: 1,
      average: null,
      peak: null,
      pauses: [],
      sounds: [],
      loudestAt: null,
    })
  })

  test.each(['', 'AAAA', 'RIFF', 'not a recording, only text that goes on for a while'])(
    'rejects %j',
    async (text) => {
      expect(await measure(Buffer.from(text), 'video/mp4')).toBeNull()
    },
  )

  test('reads a truncated WAV file up to its end', () => {
    expect(readWav(wav(tone(1, 8000), 8000).subarray(0, 8044))?.samples).toHaveLength(4000)
  })
})

describe('speech', () => {
  test('keeps its pitch when it is resampled', () => {
    const rate = 22_050
    const samples = Int16Array.from(
      { length: rate },
      (_, index) => 10_000 * Math.sin((2 * Math.PI * 441 * index) / rate),
    )
    const changed = resample({ samples, rate }, 24_000)
    const crossings = changed.filter((value, index) => value >= 0 && (changed[index - 1] ?? 0) < 0).length
    expect(changed).toHaveLength(24_000)
    expect(Math.abs(crossings - 441)).toBeLessThanOrEqual(1)
  })

  test("is hummed without eSpeak NG: longer for longer texts, at the voice's pitch", () => {
    expect(hum('one two three', 'Kore').length).toBeGreaterThan(hum('one', 'Kore').length)
    expect(hum('one', 'Kore')).not.toEqual(hum('one', 'Puck'))
    expect(Math.max(...hum('one', 'Kore'))).toBeGreaterThan(3000)
  })

  test('has thirty different voices, named in any case', () => {
    expect(new Set(VOICES).size).toBe(30)
    expect(findVoice('kore')).toBe('Kore')
    expect(findVoice('nobody')).toBeNull()
    expect(getVoiceSettings('Puck').variant).toMatch(/^m/)
    expect(getVoiceSettings('Zephyr').variant).toMatch(/^f/)
  })

  test('is written and read little-endian, at any offset of a buffer', () => {
    const bytes = new Uint8Array([0, ...encodeSamples(Int16Array.of(1, -2, 32767))])
    expect(decodeSamples(bytes.subarray(1))).toEqual(Int16Array.of(1, -2, 32767))
  })
})
