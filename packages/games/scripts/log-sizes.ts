/** Prints the sizes of logs and the times of replays, as a table of README.md: `npm run log-sizes -w @saha/games`. */
import { writeLog } from '../src/bridge/log/run-log.ts'
import { readManifests } from '../src/manifests.ts'
import { recordings } from '../src/testing/recorded-runs.ts'

const seconds = 600
const seeds = Array.from({ length: 12 }, (_, index) => index + 1)

/** Returns the longest run of a bot, the size of its log, and the median time of five replays. */
async function measure(id: keyof typeof recordings) {
  const game = recordings[id]
  const logs = seeds.map((seed) => game.record(id, { seed, level: 1 }, seconds))
  const longest = logs.reduce((one, other) => (other.steps > one.steps ? other : one))
  const text = await writeLog(longest)
  if (text === null) return { steps: longest.steps, log: 'over 64 KB', replay: '' }
  const times: number[] = []
  for (let index = 0; index < 5; index++) {
    const start = performance.now()
    await game.replay(text)
    times.push(performance.now() - start)
  }
  const median = times.toSorted((one, other) => one - other)[2] ?? 0
  return {
    steps: longest.steps,
    log: `${(text.length / 1024).toFixed(1)} KB`,
    replay: `${median.toFixed(0)} ms`,
  }
}

const manifests = await readManifests()
const rows = ['| game | seconds | log | replay |', '| --- | ---: | ---: | ---: |']
for (const id of Object.keys(recordings) as (keyof typeof recordings)[]) {
  const { steps, log, replay } = await measure(id)
  const title = manifests.find((manifest) => manifest.id === id)?.title.en ?? id
  rows.push(`| ${title} | ${Math.round(steps / 60)} | ${log} | ${replay} |`)
}
process.stdout.write(`${rows.join('\n')}\n`)
