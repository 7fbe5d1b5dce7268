import type { Browser, Frame, Page } from 'playwright'
import type { OnProgress } from '../source/game-file.ts'
import { compareScreenshots } from './compare-screenshots.ts'
import type { Measurements } from './judge.ts'
import { type OpenGame, openGame, type PlayedGame } from './open-game.ts'

export interface ProbeOptions {
  /** Time to play, in seconds. @default 10 */
  seconds?: number
  /** Time in which the page answers, or else the game is frozen, in ms. @default 5000 */
  answerTimeoutMs?: number
  signal: AbortSignal
  onProgress: OnProgress
}

export interface ProbeResult {
  measurements: Measurements
  /** PNG screenshots in their order, with the second at which each was taken. */
  screenshots: { second: number; png: Buffer }[]
}

/** Share of the time at which each screenshot is taken; input follows the third and the fourth one. */
const moments = [0.25, 0.4, 0.55, 0.75, 1]

/** Resolves to undefined if the page does not answer in time: a frozen frame settles nothing. */
type OrTimeout = <Result>(task: Promise<Result>) => Promise<Result | undefined>

const limitAnswers =
  (answerTimeoutMs: number): OrTimeout =>
  async (task) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), answerTimeoutMs)
    })
    try {
      return await Promise.race([task.catch(() => undefined), timeout])
    } finally {
      clearTimeout(timer)
    }
  }

const keys = ['Enter', 'Space', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'KeyD', 'KeyW']

/** Runs in the game: presses the button that most likely starts it, wherever it is. */
function pressStart(): void {
  const selector =
    'button, [role=button], input[type=button], input[type=submit], a[href^=javascript], [onclick]'
  const buttons = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (button) => button.getClientRects().length > 0,
  )
  const isStart = (button: HTMLElement) =>
    /play|start|begin|new game|continue|إبدأ|ابدأ|العب/i.test(
      button.textContent + (button.getAttribute('value') ?? ''),
    )
  const [button = buttons[0]] = buttons.filter(isStart)
  button?.click()
}

/**
 * Presses the start button, clicks where games have theirs, presses the usual keys, drags, and leaves the pointer on the game.
 * The first click may choose one of the tools at the top.
 */
async function sendInput(page: Page, frame: Frame): Promise<void> {
  await frame.evaluate(pressStart).catch(() => undefined)
  for (const [x, y] of [
    [480, 150],
    [480, 300],
    [480, 420],
    [480, 510],
    [300, 300],
  ] as const)
    await page.mouse.click(x, y, { delay: 30 })
  for (const key of keys) await page.keyboard.press(key, { delay: 40 })
  await page.mouse.move(300, 300)
  await page.mouse.down()
  await page.mouse.move(660, 480, { steps: 6 })
  await page.mouse.up()
  await page.mouse.move(480, 420)
}

const mark = 'saha-probe'
const countSaves = (frame: Frame) => frame.evaluate(() => Object.keys(localStorage).length)

/** Adds a mark to the saves of a game, waits until the portal has it, and looks for it in a new frame. */
async function checkSaves(
  { page, findFrame }: OpenGame,
  orTimeout: OrTimeout,
): Promise<Measurements['saves']> {
  const frame = await findFrame()
  const count = await orTimeout(countSaves(frame))
  if (count === undefined) return 'unknown'
  if (count === 0) return 'none'
  await orTimeout(frame.evaluate((key) => localStorage.setItem(key, '1'), mark))
  const sent = page.waitForFunction((key) => globalThis.storage?.includes(key), mark)
  if (!(await orTimeout(sent))) return 'lost'
  await page.evaluate(() => globalThis.reopen())
  const next = await findFrame()
  await orTimeout(next.waitForURL('**/index.html', { waitUntil: 'domcontentloaded' }))
  const found = await orTimeout(next.evaluate((key) => localStorage.getItem(key), mark))
  return found === '1' ? 'kept' : 'lost'
}

/** Waits for the first paint: a late one would count as movement. */
async function waitForStart(frame: Frame): Promise<void> {
  await frame.waitForURL('**/index.html')
  await frame.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Plays a game in a headless browser and measures it. */
export async function probeGame(
  browser: Browser,
  game: PlayedGame,
  { seconds = 10, answerTimeoutMs = 5000, signal, onProgress }: ProbeOptions,
): Promise<ProbeResult> {
  const orTimeout = limitAnswers(answerTimeoutMs)
  await using open = await openGame(browser, game)
  const { page, log } = open
  const frame = await open.findFrame()
  await orTimeout(waitForStart(frame))
  const start = performance.now()
  const screenshots: ProbeResult['screenshots'] = []
  let isFrozen = false
  for (const [index, moment] of moments.entries()) {
    for (;;) {
      signal.throwIfAborted()
      const elapsed = (performance.now() - start) / 1000
      onProgress(Math.min(elapsed, seconds), seconds)
      const left = moment * seconds - elapsed
      if (left <= 0) break
      await page.waitForTimeout(Math.min(left * 1000, 250))
    }
    const png = await orTimeout(page.screenshot({ animations: 'allow' }))
    const answers = (await orTimeout(frame.evaluate(() => true))) === true
    if (png) screenshots.push({ second: moment * seconds, png })
    isFrozen ||= !png || !answers
    if (isFrozen) break
    if (index === 2 || index === 3) await orTimeout(sendInput(page, frame))
  }
  const figures = await compareScreenshots(
    browser,
    screenshots.map(({ png }) => png),
  )
  // A new frame loads the files again.
  const { bytes } = log
  const saves = isFrozen ? 'unknown' : await checkSaves(open, orTimeout)
  return {
    screenshots,
    measurements: {
      seconds,
      colors: figures.colors,
      changesAlone: Math.max(0, ...figures.changes.slice(0, 2)),
      changesAfterInput: Math.max(0, ...figures.changes.slice(2)),
      isFrozen,
      errors: log.errors,
      bytes,
      foreignHosts: [...log.foreignHosts],
      missing: [...log.missing],
      saves,
    },
  }
}
