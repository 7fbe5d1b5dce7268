import { afterEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../arcade.css'
import { createGameRunner } from '../core/runner/game-runner.ts'
import type { GameRunner, GameRunnerOptions } from '../core/runner/game-runner.ts'
import { defineGame } from '../core/game.ts'
import { createMoveCodec, flag } from '../core/recording/move-codec.ts'
import { defineTouchControls } from '../core/shell/touch-controls.ts'
import type { RunOptions } from '../core/game.ts'
import type { RunStore } from '../core/runner/run-keeper.ts'
import { createPortalStub } from './portal-stub.ts'

/** A game that counts presses, and a runner to test it in. */
const texts = {
  title: 'Count',
  tagline: 'Count up.',
  keys: 'Space counts.',
  touch: 'Tap to count.',
  own: 'Taps',
  touchControls: { side: 'Sidestep' },
  points: 'A tap gives 10 points.',
  missions: { taps: 'Tap {n} times', more: 'Tap {n} times in all' },
}
const arabic = {
  title: 'عدّ',
  tagline: 'عدّ معنا.',
  keys: 'المسافة تعدّ.',
  touch: 'المس لتعدّ.',
  own: 'اللمسات',
  touchControls: { side: 'خطوة جانبية' },
  points: 'لكل لمسة 10 نقاط.',
  missions: { taps: 'المس {n} مرات', more: 'المس {n} مرات في كل جولاتك' },
}
/** Runs, steps and disposals that the tests observe. */
export const observed = { starts: [] as RunOptions[], disposed: 0, steps: 0 }
/** Makes the next steps end the run, throw, or take 1 ms in every 600th step. */
export const behavior = { end: false, fail: false, slow: false }

const wait = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until;);
}

export const game = defineGame({
  id: 'count',
  hue: 'puzzle',
  texts: { en: texts, ar: arabic },
  controls: {
    count: { keys: ['Space'], tap: true },
    side: { keys: ['KeyD'], gamepad: 'x' },
  },
  touchControls: defineTouchControls({ side: { icon: 'forward', corner: 'far' } }),
  linger: 0,
  missions: [
    { id: 'taps', goal: 2, scope: 'run', count: () => 1 },
    { id: 'more', goal: 5, scope: 'ever', count: () => 1 },
  ],
  medals: () => ({ bronze: 20, silver: 1000, gold: 5000 }),
  rules: {
    ...createMoveCodec<{ count: boolean }>({ count: flag }),
    start(start) {
      observed.starts.push(start)
      return { score: 0, over: false }
    },
    step(state: { score: number; over: boolean }, moves: { count: boolean }, emit: (event: 'tap') => void) {
      if (behavior.fail) throw new Error('The rules broke')
      observed.steps += 1
      if (behavior.slow && observed.steps % 600 === 0) wait(1)
      if (moves.count) {
        state.score += 10
        emit('tap')
      }
      state.over = behavior.end
    },
  },
  view(stage) {
    const surface = stage.addSurface()
    const own = stage.hud.addItem(stage.texts.own)
    return {
      readMoves: (input) => ({ count: input.wasPressed('count') }),
      draw(state) {
        surface.startFrame().clearRect(0, 0, stage.size.width, stage.size.height)
        own(stage.formatNumber(state.score / 10))
      },
      dispose: () => {
        observed.disposed += 1
      },
    }
  },
})

let runner: GameRunner | null = null
/** Starts the game, with a portal by default; closes it after the test. */
export function openGame(options: Partial<GameRunnerOptions> = {}) {
  const root = document.createElement('div')
  document.body.append(root)
  Object.assign(observed, { starts: [], disposed: 0, steps: 0 })
  const link = createPortalStub()
  const save = vi.fn<(data: string) => void>()
  const saveRun = vi.fn<RunStore['saveRun']>()
  const endRun = vi.fn<RunStore['endRun']>()
  const onError = vi.fn<(error: unknown) => void>()
  runner = createGameRunner({
    root,
    game,
    locale: 'en',
    muted: true,
    start: false,
    portal: link,
    rulesHash: 'hash',
    resumed: null,
    saveStore: { load: () => Promise.resolve(null), save, saveRun, endRun },
    progress: { best: 0, own: null },
    variant: { base: 'count', number: 0, palette: 0, seed: 42, level: 3 },
    onError,
    ...options,
  })
  return { root, link, save, saveRun, endRun, onError, runner }
}
afterEach(() => {
  runner?.close()
  Object.assign(behavior, { end: false, fail: false, slow: false })
  document.body.replaceChildren()
})

export const getButton = (name: string) => page.getByRole('button', { name, exact: true })
/** Returns the value shown beside a label in the bar. */
export const readFigure = (root: HTMLElement, label: string) =>
  [...root.querySelectorAll('.figure')].find((each) => each.textContent.startsWith(label))?.lastChild
    ?.textContent
export const startPlaying = async () => {
  await getButton('Play').click()
  await expect.poll(() => observed.steps).toBeGreaterThan(0)
}
