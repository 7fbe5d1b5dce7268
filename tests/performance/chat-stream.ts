/**
 * `npm run benchmark:chat`: measures how smoothly the chatbot streams ten thousand words on a CPU slowed four times.
 * The page generates the answer, so that network and server do not count.
 * - `-- --shared`, for a busy machine, multiplies the CPU time of each task instead.
 * - `--times=3` takes the best of three visits, because other load only adds time.
 */
import { loadavg } from 'node:os'
import { chromium, type CDPSession, type Page } from 'playwright'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { Server } from '../e2e/support/server.ts'
import { answers } from './long-response.ts'

const processor = 4
const shared = process.argv.includes('--shared')
const times = Number(process.argv.find((word) => word.startsWith('--times='))?.slice('--times='.length) ?? 1)
/** Chunk size in letters and interval in ms; faster than any model. */
const chunk = { letters: 240, every: 60 }

/** Streams the same text as the answer to every question. */
function streamAnswer({ text, letters, every }: { text: string; letters: number; every: number }): void {
  const overTheNetwork = window.fetch.bind(window)
  const encoder = new TextEncoder()
  const event = (said: string, finishReason?: string) =>
    encoder.encode(
      `data: ${JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text: said }] }, finishReason }] })}\r\n\r\n`,
    )
  const stream = () => {
    let at = 0
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, every))
        const said = text.slice(at, at + letters)
        at += letters
        controller.enqueue(event(said, at >= text.length ? 'STOP' : undefined))
        if (at >= text.length) controller.close()
      },
    })
  }
  window.fetch = async (address, init) => {
    const { href } = new URL(address instanceof Request ? address.url : address, location.href)
    return href.includes(':streamGenerateContent')
      ? new Response(stream(), { headers: { 'content-type': 'text/event-stream' } })
      : overTheNetwork(address, init)
  }
}

/** Returns the duration of each frame in ms, from Enter to the end of the answer. */
async function measureFrames(page: Page): Promise<number[]> {
  const watched = page.evaluate(async () => {
    const frames: number[] = []
    // Cached, because every frame reads it.
    const messages = document.querySelector('[data-slot=chat-transcript-log] > ol')
    const done = () => messages?.lastElementChild?.matches('[data-from=model][data-state=complete]')
    await new Promise<void>((resolve) => {
      let last = performance.now()
      let rest = 30
      const next = (now: number) => {
        frames.push(now - last)
        last = now
        // The cost of the end appears in the following frames.
        if (done() && --rest === 0) resolve()
        else requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    })
    return frames
  })
  await page.keyboard.press('Enter')
  return watched
}

interface Task {
  pid: number
  tid: number
  name: string
  /** Timestamp in µs. */
  ts: number
  dur?: number
  /** CPU time in µs. */
  tdur?: number
}

/** CPU times in ms, which exclude other programs on the machine. */
interface CpuTimes {
  /** One for each task. */
  tasks: number[]
  /** Total of the tasks between two frames. */
  frames: number[]
}

/** Measures the page's CPU time during an action. */
async function measureCpu(session: CDPSession, act: () => Promise<void>): Promise<CpuTimes> {
  const events: Task[] = []
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as Task[])))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const threadOf = ({ pid, tid }: Task) => `${pid} ${tid}`
  // Only the page's main thread fires animation frames.
  const last = events.findLast(({ name }) => name === 'FireAnimationFrame')
  const own = events.filter((event) => last && threadOf(event) === threadOf(last))
  const frameStarts = own.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts)
  const busy: CpuTimes = { tasks: [], frames: [0] }
  for (const { ts, dur = 0, tdur = 0 } of own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .toSorted((one, other) => one.ts - other.ts)) {
    const took = (tdur / 1000) * (shared ? processor : 1)
    busy.tasks.push(took)
    if (frameStarts.some((at) => at >= ts && at < ts + dur)) busy.frames.push(0)
    busy.frames.push((busy.frames.pop() ?? 0) + took)
  }
  return busy
}

/** Load average of the last minute, including this benchmark; more than a few delay frames. */
const load = () => (loadavg()[0] ?? 0).toFixed(1)

/** One answer in one language. */
const runs = answers.flatMap(([name, text], at) =>
  (at === 0 ? ['en', 'ar'] : ['en']).map((locale) => ({ name: `${name}, ${locale}`, text, locale })),
)

const ms = (value: number | undefined) => `${Math.round(value ?? 0)} ms`.padStart(7)

interface Visit {
  /** Frame durations in ms, ascending. */
  frames: number[]
  busy: CpuTimes
  load: string
}

async function visit({ text, locale }: { text: string; locale: string }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('saha.adulthood', 'confirmed'))
  await page.addInitScript(streamAnswer, { text, ...chunk })
  await page.goto(`${server.url}#/${locale}/ai-studio/chatbot`)
  // Typing speed of a person, so that the page is idle between letters.
  await page
    .locator('[data-slot=prompt-input] textarea')
    .pressSequentially('Tell me everything', { delay: 60 })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: shared ? 1 : processor })
  const before = load()
  let frames: number[] = []
  const busy = await measureCpu(session, async () => {
    frames = (await measureFrames(page)).toSorted((one, other) => one - other)
  })
  await context.close()
  return { frames, busy, load: `${before} to ${load()}` }
}

/** Returns the frames that users would notice. */
const slowFrames = ({ frames, busy }: Visit) => (shared ? busy.frames : frames).filter((ms) => ms > 50).length

function tell(name: string, { frames, busy, load: loads }: Visit): void {
  const at = (part: number) => frames[Math.floor((frames.length - 1) * part)]
  const seconds = Math.round(frames.reduce((sum, frame) => sum + frame, 0) / 1000)
  const slow = frames.filter((frame) => frame > 50).length
  if (!shared)
    console.log(
      `  ${name.padEnd(21)} median ${ms(at(0.5))}  95 % ${ms(at(0.95))}  worst ${ms(at(1))}  over 50 ms: ${slow} of ${frames.length}, in ${seconds} s`,
    )
  for (const [what, times] of Object.entries(busy) as [string, number[]][]) {
    const sorted = times.toSorted((one, other) => one - other)
    const long = sorted.filter((time) => time > 50)
    console.log(
      `  ${name.padEnd(21)} longest of ${what.padEnd(6)} ${ms(sorted.at(-1))}  over 50 ms: ${long.length} of ${sorted.length}  (${long.slice(-5).map(Math.round).join(', ')}), load ${loads}`,
    )
  }
}

const server = new Server()
await server.start()
const browser = await chromium.launch(chromiumLaunch())
try {
  console.log(`Frames while 10,000 words stream in, processor slowed ${processor} times, best of ${times}:\n`)
  for (const run of runs) {
    const visits: Visit[] = []
    while (visits.length < times) visits.push(await visit(run))
    const [best] = visits.toSorted((one, other) => slowFrames(one) - slowFrames(other))
    if (best) tell(run.name, best)
  }
} finally {
  await browser.close()
  await server.dispose()
}
