/**
 * `npm test`: runs every check and prints the totals. Checks that leave cores free run in parallel. Name some to run
 * only those: `npm test -- lint types unit`. Without `--all`, suites run a part of their matrices (quick mode).
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { ensureBrowser } from './ensure-browser.mjs'
import { checks, results } from './checks.mjs'
import { environment, install } from './install.mjs'

install()
const options = process.argv.slice(2)
const isQuick = !options.includes('--all')
const requested = options.filter((option) => option !== '--all')
const unknown = requested.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Available: ${Object.keys(checks).join(', ')}.`)
  process.exit(1)
}
const named = Object.keys(checks).filter((name) => requested.length === 0 || requested.includes(name))
const chosen = named.filter((name) => !(isQuick && checks[name].onlyAll) || requested.includes(name))
Object.assign(process.env, environment())
// Read by `tests/sample.ts`.
process.env.QUICK_TESTS = String(isQuick)
await ensureBrowser()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const headline = (name) => console.warn(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
const rows = []

/** A check that runs alone prints as it goes; a parallel one prints all of its output at the end. */
async function runCheck(name, stdio) {
  const { after } = checks[name]
  if (rows.some((row) => row.name === after && row.failed > 0)) {
    const reason = `${name} was skipped, because ${after} failed.`
    rows.push({ name, passed: 0, failed: 0, failures: [], skipped: [reason], seconds: 0 })
    return
  }
  if (stdio === 'inherit') headline(name)
  const started = performance.now()
  const { output, failures, ...totals } = await checks[name].run(stdio)
  if (stdio === 'pipe') {
    headline(name)
    process.stderr.write(output)
  }
  if (totals.failed > 0 && failures.length === 0) {
    const lines = (output.trim() || 'Its output is above.').split('\n')
    failures.push(`${name}: ${lines.slice(-12).join('\n      ')}`)
  }
  rows.push({ name, ...totals, failures, seconds: (performance.now() - started) / 1000 })
}

async function runInParallel(names) {
  const queued = [...names]
  const running = new Map()
  const stdio = names.length > 1 ? 'pipe' : 'inherit'
  while (queued.length > 0 || running.size > 0) {
    const next = queued.findIndex((name) => {
      const { after } = checks[name]
      return !queued.includes(after) && !running.has(after)
    })
    if (next >= 0 && running.size < availableParallelism()) {
      const [name] = queued.splice(next, 1)
      running.set(
        name,
        runCheck(name, stdio).then(() => running.delete(name)),
      )
    } else await Promise.race(running.values())
  }
}

await runInParallel(chosen.filter((name) => !checks[name].alone))
for (const name of chosen.filter((name) => checks[name].alone)) await runCheck(name, 'inherit')

console.warn('')
for (const { name, passed, failed, skipped, seconds } of rows) {
  console.warn(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${String(skipped.length).padStart(3)} skipped ${seconds.toFixed(1).padStart(7)} s`,
  )
}

for (const failure of rows.flatMap((row) => row.failures)) console.warn(`  ✗ ${failure}`)

const skipped = rows.flatMap((row) => row.skipped)
const reasons = [...new Set(skipped)].map((reason) => {
  const times = skipped.filter((other) => other === reason).length
  return times > 1 ? `${reason} (${times} tests)` : reason
})
console.log(`\n${reasons.length > 0 ? `Not compared: ${reasons.join(' ')}` : 'Nothing was skipped.'}`)
const sampled = named.filter((name) => checks[name].quick && !(checks[name].onlyAll && chosen.includes(name)))
if (isQuick && sampled.length > 0) {
  console.log('Quick mode:')
  for (const name of sampled) console.log(`  ${name}: ${checks[name].quick}`)
  console.log('Run `npm test -- --all` for the full matrix.')
}
const total = (what) => rows.reduce((sum, row) => sum + row[what], 0)
console.log(`${total('passed')} passed, ${total('failed')} failed, ${skipped.length} skipped`)
process.exit(total('failed') > 0 ? 1 : 0)
