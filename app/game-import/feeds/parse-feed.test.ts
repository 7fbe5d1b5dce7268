import { describe, expect, it } from 'vitest'
import { mapCategory } from './category-map.ts'
import { chooseIds } from './choose-ids.ts'
import { decodeText } from './decode-text.ts'
import { parseFeed } from './parse-feed.ts'

/** Records in the forms of the three providers, as their documentation describes them. */
const monetize = {
  id: '33591',
  title: 'Tom &amp;amp; Sara&#039;s Race',
  description: 'Race&nbsp;and <b>win</b>!<script>steal()</script>',
  instructions: 'Mouse click or tap to play',
  url: 'https://html5.gamemonetize.com/x/',
  category: 'Racing &amp; Driving',
  tags: '1 Player, 3D, 3D Games, 3D',
  thumb: 'https://img.gamemonetize.com/x/512x384.jpg',
  width: '800',
  height: '600',
}
const pix = {
  id: '36DO1',
  title: 'Body Drop 3D',
  namespace: 'body-drop-3d',
  description: 'Drop it.',
  category: 'dress-up',
  orientation: 'landscape',
  quality_score: 0.9,
  width: 800,
  height: 600,
  url: 'https://play.gamepix.com/body-drop-3d/embed?sid=1',
}
const distribution = {
  Title: 'Sudoku of the Day',
  Md5: 'd41d8cd98f00b204e9800998ecf8427e',
  Description: 'A grid a day.',
  Instructions: 'Enter digits.',
  Type: 'html5',
  Width: '',
  Height: 0,
  Url: 'https://html5.gamedistribution.com/x/',
  Asset: [],
  Category: ['Unheard of', 'Puzzles'],
  Tag: ['sudoku', 'brain games'],
}

const parse = (feed: unknown) => parseFeed(JSON.stringify(feed), 'feed.json')

describe('parseFeed', () => {
  it('reads GameMonetize', () => {
    expect(parse([monetize])).toEqual([
      {
        source: 'gamemonetize:33591',
        names: ['33591'],
        title: "Tom & Sara's Race",
        description: 'Race and win!',
        howToPlay: 'Mouse click or tap to play',
        category: 'racing',
        tags: ['1-player', '3d', '3d-games'],
        width: 800,
        height: 600,
      },
    ])
  })

  it('reads GamePix', () => {
    expect(parse({ version: 'https://jsonfeed.org/version/1.1', items: [pix] })).toEqual([
      expect.objectContaining({
        source: 'gamepix:36DO1',
        names: ['36DO1', 'body-drop-3d'],
        category: 'girls',
        width: 800,
      }),
    ])
  })

  it('reads GameDistribution, and leaves out an unknown size', () => {
    const [record] = parse([distribution])
    expect(record).toMatchObject({
      source: `gamedistribution:${distribution.Md5}`,
      howToPlay: 'Enter digits.',
      category: 'puzzle',
      tags: ['sudoku', 'brain-games'],
    })
    expect(record).not.toHaveProperty('width')
  })

  it.each([
    ['text', 'not JSON'],
    ['{}', 'no known feed'],
    ['[]', 'no known feed'],
    ['null', 'no known feed'],
    ['[{"name":"x"}]', 'no known feed'],
    ['{"items":[1]}', 'no known feed'],
  ])('refuses %s', (text, message) => {
    expect(() => parseFeed(text, 'feed.json')).toThrow(message)
  })

  it.each([
    [{ ...monetize, title: '' }],
    [{ ...monetize, title: '<script>x</script>' }],
    [{ ...monetize, title: undefined }],
    [{ ...monetize, id: '../../etc' }],
    [{ ...monetize, id: null }],
    [{ ...monetize, description: 5 }],
    [{ ...monetize, tags: 'x'.repeat(20_001) }],
    ['a text'],
  ])('names the faulty record %#', (record) => {
    expect(() => parse([monetize, record])).toThrow('Record 2 of "feed.json" is faulty; nothing was imported')
  })

  it('keeps the last of duplicate records', () => {
    expect(parse([monetize, { ...monetize, title: 'Newer' }]).map(({ title }) => title)).toEqual(['Newer'])
  })

  it('reads 38,000 records', () => {
    // Most texts of a feed have no HTML, which takes long to parse.
    const plain = { ...monetize, title: 'Race', description: 'Race and win!', category: 'Racing' }
    const feed = Array.from({ length: 38_000 }, (_, id) => ({ ...plain, id }))
    expect(parse(feed)).toHaveLength(38_000)
  })

  it('refuses more than 50,000 records', () => {
    const feed = Array.from({ length: 50_001 }, () => monetize)
    expect(() => parse(feed)).toThrow('more than 50000 records')
  })
})

describe('decodeText', () => {
  it.each([
    ['I &lt;3 caf&eacute;', 'I <3 café'],
    ['a<br>b', 'a b'],
    ['5 < 6 & 7', '5 < 6 & 7'],
    ['a\u202Eb\0c', 'a b c'],
    ['&amp;amp;amp;', '&amp;'],
    ['<img src=x onerror=steal()>Maze', 'Maze'],
  ])('decodes %j', (html, text) => {
    expect(decodeText(html, 100)).toBe(text)
  })

  it('cuts at a word', () => {
    expect(decodeText('one two three', 9)).toBe('one two…')
  })
})

describe('mapCategory', () => {
  it.each([
    ['Puzzles', 'puzzle'],
    ['.IO', 'action'],
    ['Match-3', 'puzzle'],
    ['Cooking Games', 'cooking'],
    ['Baby Hazel', 'girls'],
    ['constructor', undefined],
    ['', undefined],
  ])('maps %j to %j', (name, category) => {
    expect(mapCategory(name)).toBe(category)
  })
})

describe('chooseIds', () => {
  const record = (source: string, title: string) => ({ source, title, names: [source.split(':')[1] ?? ''] })

  it('gives games of one title different ids, and keeps the ids of stored games', () => {
    const first = record('gamepix:a1', 'Maze')
    const second = record('gamepix:b2', 'Maze')
    const ids = chooseIds([first, second], [])
    expect([...ids.values()]).toEqual(['maze', 'maze-b2'])
    const stored = [
      { source: 'gamepix:b2', id: 'maze-b2' },
      { source: 'zip:maze.zip', id: 'maze' },
    ]
    expect(chooseIds([second, first], stored as never).get('gamepix:a1')).toBe('maze-a1')
  })

  it('makes an id from a title without Latin letters, or of a game of the portal', () => {
    const ids = chooseIds([record('gamepix:a1', 'متاهة'), record('gamepix:b2', 'Zellige')], [])
    expect([...ids.values()]).toEqual(['game-a1', 'zellige-b2'])
  })
})
