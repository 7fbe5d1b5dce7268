import { expect, it } from 'vitest'
import { hostedFrames, hostedPolicy, hostedRules } from '../../../hosted-headers.ts'
import { createHostedGames } from './create-hosted-games.ts'
import { readHostedCatalogue, type HostedGame } from './hosted-schema.ts'

const game: HostedGame = {
  id: 'star-catcher',
  digest: '0123456789abcdef',
  entry: 'index.html',
  titles: { en: 'Star Catcher', ar: 'صائد النجوم' },
  descriptions: { en: 'Catch stars.', ar: 'التقط النجوم.' },
  category: 'action',
  tags: ['quick', 'unknown-tag'],
  bytes: 1200,
  source: 'star-catcher.zip',
}
const read = (changes: object) => readHostedCatalogue(JSON.stringify([{ ...game, ...changes }]))

it('reads a catalogue', () => expect(read({ width: 800, addedAt: '2026-11-20' })).toHaveLength(1))

it.each([
  [{ id: '../escape' }, 'id'],
  [{ id: 'Star' }, 'id'],
  [{ digest: '../../../../x' }, 'digest'],
  [{ entry: '../index.html' }, 'entry'],
  [{ entry: '/index.html' }, 'entry'],
  [{ entry: 'a/../../index.html' }, 'entry'],
  [{ entry: 'index.html?x' }, 'entry'],
  [{ entry: 'game.js' }, 'entry'],
  [{ thumbnail: '.hidden.png' }, 'thumbnail'],
  [{ titles: { en: 'Only English' } }, 'titles'],
  [{ titles: { en: ' ', ar: 'صائد' } }, 'titles.en'],
  [{ width: 0 }, 'width'],
  [{ extra: true }, 'extra'],
])('rejects %j and names the game and the field', (changes, field) =>
  expect(() => read(changes)).toThrow(field),
)

it('rejects a catalogue with the same game twice', () =>
  expect(() => readHostedCatalogue(JSON.stringify([game, game]))).toThrow('Two games have the same id.'))

it('rejects text that is not JSON', () =>
  expect(() => readHostedCatalogue('<html>')).toThrow('import the games again'))

it('creates games that follow the others, without tags that have no label', () => {
  const [created] = createHostedGames([{ ...game, thumbnail: 'cover.webp' }], 37)
  expect(created).toMatchObject({
    id: 'star-catcher',
    isHosted: true,
    tags: ['quick'],
    gameUrl: 'hosted/star-catcher/0123456789abcdef/index.html',
    thumbnailUrl: 'posters/star-catcher.webp',
    rating: 3.1,
  })
})

it('allows a game its own folder by its full address, and nothing by a keyword of origins', () => {
  const policy = hostedPolicy(game, 'https://play.example/hosted')
  expect(policy).toMatch(/^sandbox allow-scripts allow-pointer-lock; default-src 'none'; /)
  expect(policy).not.toMatch(/'self'|\*|https:\s/)
  for (const directive of ['script', 'style', 'img', 'media', 'font', 'connect', 'worker', 'frame'])
    expect(policy).toMatch(
      new RegExp(
        `${directive}-src [^;]*https://play\\.example/hosted/star-catcher/0123456789abcdef/ data: blob:`,
      ),
    )
  expect(policy).toContain("form-action 'none'")
})

it('opens the portal’s frames to imported games only if there are any', () => {
  expect(hostedFrames({}, [])).toBe('')
  expect(hostedFrames({}, [game])).toBe(' {site}/hosted/')
  const env = { VITE_PLAY_ORIGIN: 'https://play.example', VITE_SITE_URL: 'https://example.com/games/' }
  expect(hostedFrames(env, [game])).toBe(' https://play.example/games/hosted/')
  expect(() => hostedFrames({ VITE_PLAY_ORIGIN: 'https://play.example/path' }, [game])).toThrow(
    /Give the origin/,
  )
  expect(hostedRules([])).toEqual([])
})
