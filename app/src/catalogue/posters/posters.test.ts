import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import type { Article, Game } from '../types.ts'
import { getPosterFiles } from './poster-files.ts'
import { drawArticlePoster, drawPoster } from './poster.ts'
import { readXml } from './read-xml.ts'

const files = [...getPosterFiles()].map(([name, draw]) => [name, String(draw())] as const)
const drawn = new Set(['svg', 'defs', 'g', 'path', 'circle', 'rect', 'use', 'pattern'])

describe('poster files', () => {
  it('include every game, every article, the placeholder and the portal', () => {
    expect(files.map(([name]) => name)).toEqual([
      ...catalogue.games().map(({ id }) => `posters/${id}.svg`),
      ...catalogue.articles().map(({ id }) => `posters/${id}.svg`),
      'posters/placeholder.svg',
      'posters/share.svg',
    ])
  })

  it.each(files)('%s is well-formed, small and made of shapes only', (name, svg) => {
    const elements = readXml(svg)
    const root = elements[0]
    const [width, height] = name.endsWith('share.svg') ? ['1200', '630'] : ['400', '256']
    expect(root?.name).toBe('svg')
    expect(root?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg')
    expect(root?.attributes.get('viewBox')).toBe(`0 0 ${width} ${height}`)
    expect([root?.attributes.get('width'), root?.attributes.get('height')]).toEqual([width, height])
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1024)
    for (const { name } of elements) expect(drawn).toContain(name)
  })

  it.each(files)('%s has valid numbers, colors and references', (_, svg) => {
    const elements = readXml(svg)
    const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    expect(svg).not.toMatch(/undefined|NaN|Infinity|null|\[object/)
    for (const { attributes } of elements) {
      const href = attributes.get('href')
      if (href !== undefined) expect(ids).toContain(href.slice(1))
      for (const key of ['fill', 'stroke', 'color']) {
        const paint = attributes.get(key)
        if (paint?.startsWith('url(#')) expect(ids).toContain(paint.slice(5, -1))
        else if (paint !== undefined)
          expect(paint).toMatch(/^(#[0-9a-f]{3}([0-9a-f]{3})?|none|currentColor)$/)
      }
      const outline = attributes.get('d')
      if (outline !== undefined) expect(outline).toMatch(/^M[-\d. MLHVCQAZTSmlhvcqaztsz]+$/)
    }
  })

  it('are all different and repeatable', () => {
    expect(new Set(files.map(([, svg]) => svg)).size).toBe(files.length)
    expect([...getPosterFiles()].map(([name, draw]) => [name, String(draw())])).toEqual(files)
  })

  it('use the hue of the category', () => {
    const game = catalogue.game('dune-rally') as Game
    const pictures = [...catalogue.categories().map(({ hue }) => hue), 210, 90].map((hue) =>
      drawPoster(game, hue),
    )
    expect(new Set(pictures).size).toBe(8)
  })

  it('accept any id and variant number', () => {
    for (const game of catalogue.games().slice(0, 7))
      for (const variant of [2, 7, 41, 1000])
        readXml(drawPoster({ ...game, id: `${game.id}-${variant}`, variant }, 'puzzle'))
  })

  it('draw games and articles without a scene from their id', () => {
    const [game, article] = [catalogue.games()[0] as Game, catalogue.articles()[0] as Article]
    const ids = ['chess', 'checkers', 'coin-toss', '__proto__']
    const drawings = ids.flatMap((id) => [
      drawPoster({ ...game, id, baseId: id }, 90),
      drawPoster({ ...game, id: `${id}-2`, baseId: id, variant: 2 }, 90),
      drawArticlePoster({ ...article, id }),
    ])
    expect(new Set(drawings).size).toBe(12)
    for (const drawing of drawings) {
      for (const { name } of readXml(drawing)) expect(drawn).toContain(name)
      expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(6 * 1024)
    }
  })
})

describe('readXml', () => {
  it.each([
    '<svg>',
    '<svg></g>',
    '<svg/><svg/>',
    '<svg><text>Hi</text></svg>',
    '<svg a="1" a="2"/>',
    '<svg a=1/>',
    '<svg fill="a"b"/>',
    '<svg d="a&b"/>',
  ])('rejects %s', (source) => {
    expect(() => readXml(source)).toThrow()
  })
})
