/**
 * `npm run benchmark:search`: measures what a large feed costs and finds. Each catalogue runs in a process of its own.
 * Titles are misspelt in every way and typed letter by letter, as in the header; the fastest of three runs counts.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createCatalogue } from '../../app/src/catalogue/create-catalogue.ts'
import { categories } from '../../app/src/catalogue/content/categories.ts'
import { createGameSearch } from '../../app/src/catalogue/search/game-search.ts'
import { createSeededRandom } from '../../app/src/catalogue/seeded-random.ts'
import { manyGames } from '../../app/src/testing/many-games.ts'
import { mistyped } from '../../app/src/testing/mistyped.ts'
import { divided, joined, misspelt, respelt, typoKinds, withTypo } from '../../app/src/testing/misspelt.ts'
import type { Locale } from '../../app/src/catalogue/types.ts'

const counts = [10_000, 38_000, 100_000]
const locales = ['en', 'ar'] as const
/** Titles of each kind and language. */
const titles = 200
/** Number of results that users read. */
const seen = 20
/** Number of results that the header shows. */
const suggested = 6

type Misspell = (title: string, locale: Locale, random: () => number) => string
const otherLayout = (title: string, locale: Locale) => mistyped(title.toLowerCase(), locale)[0] ?? title

const kinds: Readonly<Record<string, Misspell>> = {
  ...Object.fromEntries(
    typoKinds.map((typo): [string, Misspell] => [
      typo,
      (title, locale, random) => withTypo(title, locale, random, typo),
    ]),
  ),
  'spelling variant': (title, locale, random) =>
    locale === 'ar' ? respelt(title, random) : title.toUpperCase(),
  'words joined': (title, _, random) => joined(title, random),
  'word split': (title, _, random) => divided(title, random),
  'other layout': otherLayout,
  'joined, with a typo': (title, locale, random) => joined(misspelt(title, locale, random), random),
  'split, with a typo': (title, locale, random) => divided(misspelt(title, locale, random), random),
  'other layout, with a typo': (title, locale, random) =>
    otherLayout(withTypo(title, locale, random, 'letter missing'), locale),
}

const share = (values: readonly number[], part: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0).toFixed(2)

function heapMb(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

async function measure(count: number): Promise<void> {
  const games = manyGames(count)
  const catalogue = createCatalogue({ games, categories, articles: [], loadBody: async () => undefined })
  const heapBefore = heapMb()
  const cpuBefore = process.threadCpuUsage()
  const startedAt = performance.now()
  let turnAt = startedAt
  let longestTask = 0
  const timer = setInterval(() => {
    longestTask = Math.max(longestTask, performance.now() - turnAt)
    turnAt = performance.now()
  }, 1)
  const find = await createGameSearch(catalogue)
  const readyMs = performance.now() - startedAt
  const { user, system } = process.threadCpuUsage(cpuBefore)
  clearInterval(timer)
  const heap = heapMb() - heapBefore
  console.log(
    `${count} games: ready in ${readyMs.toFixed(0)} ms (${((user + system) / 1000).toFixed(0)} ms of CPU time), longest task ${longestTask.toFixed(0)} ms, ${heap.toFixed(1)} MB`,
  )
  const random = createSeededRandom(2026)
  const keys: number[] = []
  const found = { en: 0, ar: 0 }
  for (const [kind, misspell] of Object.entries(kinds)) {
    const kindKeys: number[] = []
    const shares = locales.map((locale) => {
      const lost: string[] = []
      for (let round = 0; round < titles; round += 1) {
        const game = games[Math.floor(random() * count)] as (typeof games)[number]
        const typed = misspell(game.title[locale], locale, random)
        if (!find(typed).games.slice(0, seen).includes(game)) lost.push(`${typed} (${game.title[locale]})`)
        if (round % 10 === 0)
          for (let end = 1; end <= typed.length; end += 1) {
            const times = [0, 1, 2].map(() => {
              const pressedAt = performance.now()
              find(typed.slice(0, end), suggested)
              return performance.now() - pressedAt
            })
            kindKeys.push(Math.min(...times))
          }
      }
      found[locale] += titles - lost.length
      if (process.argv.includes('--lost'))
        for (const each of lost.slice(0, 8)) console.log(`    not found: ${each}`)
      return `${locale} ${(100 - (100 * lost.length) / titles).toFixed(1)} %`
    })
    keys.push(...kindKeys)
    console.log(
      `  ${kind.padEnd(26)} ${shares.join('  ')}  p50 ${share(kindKeys, 0.5)}  p95 ${share(kindKeys, 0.95)} ms`,
    )
  }
  const recall = locales.map(
    (locale) => `${locale} ${((100 * found[locale]) / (Object.keys(kinds).length * titles)).toFixed(1)} %`,
  )
  console.log(
    `  all: ${recall.join('  ')} among the first ${seen}; a keystroke ${share(keys, 0.5)} ms, ` +
      `p95 ${share(keys, 0.95)}, p99 ${share(keys, 0.99)}, longest ${share(keys, 1 - Number.EPSILON)}`,
  )
}

const asked = process.argv.find((argument) => argument.startsWith('--games='))
if (asked) await measure(Number(asked.slice('--games='.length)))
else {
  console.log(`Node ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`)
  for (const count of counts)
    spawnSync(
      process.execPath,
      [
        '--expose-gc',
        '--conditions',
        'saha-source',
        fileURLToPath(import.meta.url),
        `--games=${count}`,
        ...process.argv.slice(2),
      ],
      { stdio: 'inherit' },
    )
}
