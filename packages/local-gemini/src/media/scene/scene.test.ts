import { expect, test } from 'vitest'
import { drawEdit } from '../edit.ts'
import { render } from '../render.ts'
import { composeScene, drawAdditions, isDrawable } from './compose-scene.ts'
import { findLook, type Style } from './looks.ts'
import { applyStyle } from './styles.ts'
import { findSymbols, getSymbols } from './symbols.ts'

const size = { width: 160, height: 96 }
const ids = (prompt: string) => findSymbols(prompt).map(({ id }) => id)
const draw = (prompt: string) =>
  composeScene(prompt, size)
    .layers.map(({ svg }) => svg)
    .join('')

test('knows more than forty-five things, each by its words in both languages', () => {
  const symbols = getSymbols()
  expect(symbols.length).toBeGreaterThan(45)
  expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length)
})

test.each([
  ['A fox asleep in a lantern-lit courtyard', ['fox-asleep', 'lanterns', 'courtyard']],
  ['ثعلب نائم في فناء تضيئه الفوانيس', ['fox-asleep', 'lanterns', 'courtyard']],
  ['Camels and palms by the pyramids', ['camel', 'pyramids', 'palm']],
  ['جمال ونخيل قرب الأهرام', ['camel', 'pyramids', 'palm']],
  ['فوانيس ترتفع فوق الفناء', ['sky-lanterns', 'courtyard']],
  ['طائرة ورقية فوق البحر', ['kite', 'sea']],
  ['an orange cat', ['cat']],
  ['قط برتقالي', ['cat']],
  ['a paper boat', ['paper-boat']],
  ['nothing of this', []],
])('finds the things of “%s”', (prompt, expected) => {
  expect(new Set(ids(prompt))).toEqual(new Set(expected))
})

test.each([
  ['at night in the rain, pixel art', 'rain', 'pixel'],
  ['ليلًا تحت المطر، بفن البكسل', 'rain', 'pixel'],
  ['snow in the morning, watercolor', 'snow', 'watercolor'],
  ['في الضباب، بالألوان الزيتية', 'fog', 'oil'],
  ['a mosaic at noon', null, 'mosaic'],
  ['ملصقات السفر عند الغروب', null, 'poster'],
])('finds weather and style of “%s”', (prompt, weather, style) => {
  expect(findLook(prompt)).toMatchObject({ weather, style, isNamed: true })
})

test('gives each thing the color beside its name, and only that', () => {
  const drawing = draw('a bowl of oranges on blue tiles with a red car')
  expect(drawing).toContain('color="#ef8b2c"')
  expect(drawing).toContain('color="#d7383b"')
  expect(draw('سيارة زرقاء وقطة سوداء')).toMatch(/color="#23262d"[^]*color="#2f6fd0"/)
})

test('adds the sea to a boat, but not to one that is elsewhere', () => {
  expect(draw('a dhow')).toContain('#2a739c')
  expect(draw('a dhow in the desert')).not.toContain('#2a739c')
})

test('draws other light for other words, and a star for an unknown prompt', () => {
  const skies = [
    'dawn',
    'noon',
    'sunset',
    'night',
    'moonlight',
    'fog',
    'snow',
    'rain',
    'storm',
    'lantern light',
  ]
  expect(new Set(skies.map((light) => draw(`a palm, ${light}`).slice(0, 1200))).size).toBe(skies.length)
  expect(isDrawable('nothing of this')).toBe(false)
  expect(draw('nothing of this')).toContain('rotate(45)')
})

test('lets lanterns rise, snow fall and boats bob, each in a layer of its own', () => {
  const motions = (prompt: string) => composeScene(prompt, size).layers.map(({ motion }) => motion)
  expect(motions('lanterns rise over a courtyard')).toContain('rise')
  expect(motions('a dhow in the snow')).toEqual(expect.arrayContaining(['bob', 'fall']))
  expect(motions('a palm')).toEqual(['none'])
})

test.each<Style>(['watercolor', 'pixel', 'line', 'mosaic', 'paper', 'oil', 'poster', 'gray'])(
  'renders in the style %s',
  (style) => {
    const plain = draw('a camel by a palm at sunset')
    const styled = applyStyle(style, plain, size, render)
    const { pixels } = render(styled, size)
    expect(pixels).not.toEqual(render(plain, size).pixels)
    expect(new Set(pixels).size).toBeGreaterThan(8)
  },
)

test('adds things and weather to an image, without ground and sky', () => {
  const added = drawAdditions('Add a cat and let snow fall', size)
  expect(added).toContain('#5b5f6e')
  expect(added).toContain('<circle')
  expect(added).not.toContain('url(#sky)')
  expect(drawAdditions('Make it better', size)).not.toContain('data-thing')
})

test.each([
  ['Make it a black-and-white photograph', true, false],
  ['اجعلها صورة بالأبيض والأسود', true, false],
  ['Add a black cat', false, false],
  ['Make it blue', false, true],
])('edits as “%s” says: gray %s, tinted %s', (instruction, isGray, isTinted) => {
  const edited = drawEdit('data:image/png;base64,', size, instruction, size)
  expect(edited.includes('type="saturate" values="0"')).toBe(isGray)
  expect(edited.includes('opacity="0.45"')).toBe(isTinted)
})
