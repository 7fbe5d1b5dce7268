import type { PortalCopy } from './portal-copy.ts'

const folder = 'packages/games/src/games/coin-toss'

const texts = `export const texts = {
  en: { title: 'Coin Toss', tagline: 'Heads or tails?', keys: 'Space tosses.', touch: 'Tap to toss.', lives: 'Lives' },
  ar: { title: 'رمي العملة', tagline: 'وجه أم ظهر؟', keys: 'مفتاح المسافة يرمي.', touch: 'انقر لترمي.', lives: 'المحاولات' },
}
`
const manifest = `export const manifest = {
  id: 'coin-toss',
  categoryId: 'chance',
  title: { en: 'Coin Toss', ar: 'رمي العملة' },
  tags: ['touch'],
  isFeatured: false,
  maxScore: 1_000_000,
}
`
const portalTexts = `export const portalTexts = {
  description: { en: 'Toss a coin.', ar: 'ارمِ العملة.' },
  howToPlay: { en: 'Press Space.', ar: 'اضغط مفتاح المسافة.' },
  levels: [],
}
`

/** Adds the game of the README of the games, whose texts and music it leaves to the reader. */
export function addGame(copy: PortalCopy): void {
  const readme = copy.read('packages/games/README.md')
  for (const name of ['rules.ts', 'index.ts']) {
    const [, code] = new RegExp(`\`\`\`ts\n(// src/games/coin-toss/${name}[^]*?)\`\`\``).exec(readme) ?? []
    if (code === undefined) throw new Error(`packages/games/README.md has no ${name} of coin-toss.`)
    copy.write(`${folder}/${name}`, code)
  }
  copy.write(`${folder}/music.ts`, copy.read('packages/games/src/games/zellige/music.ts'))
  copy.write(`${folder}/texts.ts`, texts)
  copy.write(`${folder}/manifest.ts`, manifest)
  copy.write(`${folder}/portal-texts.ts`, portalTexts)
  copy.append('app/src/catalogue/games/listed-games.ts', "{ id: 'coin-toss' }")
}
