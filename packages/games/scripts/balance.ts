/**
 * `npm run balance -w @saha/games [game …]`: plays every game with bots and writes `balance.json` and `BALANCE.md`;
 * with `-- --table`, writes only the latter.
 * Prints the scores for the medals, which belong to the `missions.ts` of each game.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { games } from '../src/testing/balance/balance.ts'
import type { BalancedGame } from '../src/testing/balance/balance.ts'
import { skillNames } from '../src/testing/balance/skills.ts'
import {
  checkBalance,
  getMedalScores,
  levels,
  measureBalance,
  measures,
  seedCount,
} from '../src/testing/balance/table.ts'
import type { Table } from '../src/testing/balance/table.ts'

const json = new URL('../balance.json', import.meta.url)
const isGame = (id: string): id is BalancedGame => id in games
const asked = process.argv.slice(2).filter(isGame)
const tableOnly = process.argv.includes('--table')
const keep = asked.length > 0 || tableOnly
const before = (keep ? JSON.parse(readFileSync(json, 'utf8')) : {}) as Table
const table = tableOnly ? before : { ...before, ...measureBalance(keep ? asked : undefined) }
writeFileSync(json, `${JSON.stringify(table, null, 2)}\n`)

const ids = Object.keys(table).filter(isGame)
const sections = ids.map((id) => {
  const rows = table[id] ?? {}
  const { by, reason } = measures[id]
  const lines = levels.map((level) => {
    const cells = skillNames.map((skill) => {
      const { seconds = 0, longest = 0, score = 0 } = rows[level]?.[skill] ?? {}
      return `${seconds} s (${longest}), ${score.toLocaleString('en')}`
    })
    return `| ${level} | ${cells.join(' | ')} |`
  })
  const claims = checkBalance(id, rows).map(
    ({ name, value, holds }) => `- ${holds ? '' : '**Not held:** '}${name}: ${value}`,
  )
  return [
    `## ${id}`,
    `Measured by ${by === 'seconds' ? 'the time that a run lasts' : 'points'}.${reason ? ` ${reason}` : ''}`,
    `| level | ${skillNames.join(' | ')} |\n| ---: | ${skillNames.map(() => '---:').join(' | ')} |\n${lines.join('\n')}`,
    claims.join('\n'),
  ].join('\n\n')
})
const intro = `# Balance

\`npm run balance -w @saha/games\` plays ${seedCount} seeds at each level with three bots, three runs each, and writes this table.
The bots see what the screen shows, react after 0.2 to 0.5 s and err (\`src/testing/balance/skills.ts\`). Each cell has the mean
time, in brackets the longest, and the mean points. \`src/testing/balance/balance.test.ts\` plays some of these runs again.`
writeFileSync(new URL('../BALANCE.md', import.meta.url), `${[intro, ...sections].join('\n\n')}\n`)

for (const id of ids) {
  console.warn(id)
  for (const level of levels) {
    const row = table[id]?.[level]
    if (row) console.warn(`  [${getMedalScores(row).join(', ')}],`)
  }
  for (const { name, value, holds } of checkBalance(id, table[id] ?? {}))
    if (!holds) console.warn(`  not held: ${name}: ${value}`)
}
