import type { PortalConnection } from '../bridge/index.ts'
import { createBooth } from './booth.ts'
import { listenToKeys, listenToPointers } from './controls.ts'
import { nextPhase } from './flow.ts'
import type { FlowEvent, Phase } from './flow.ts'
import type { Game, OpenRun } from './game.ts'
import { InputState } from './input.ts'
import { formatNumber } from './language.ts'
import type { Locale } from './language.ts'
import { createLoop, stepsPerSecond } from './loop.ts'
import type { Progress, Shelf } from './progress.ts'
import { mixSeed } from './random.ts'
import { overScreen, pausedScreen, titleScreen } from './scenes.ts'
import { createSynth } from './sound.ts'
import { createStage } from './stage.ts'
import type { Variant } from './variant.ts'
import { words as allWords } from './words.ts'

export interface CabinetOptions {
  root: HTMLElement
  game: Game
  variant: Variant
  locale: Locale
  muted: boolean
  portal: PortalConnection | null
  shelf: Shelf
  progress: Progress
  /** The game threw: it has been stopped and should be replaced by a notice. */
  onBroken: (error: unknown) => void
}

/** A running game as the portal may command it. */
export interface Cabinet {
  pause: (on: boolean) => void
  audio: (enabled: boolean) => void
  visibility: (visible: boolean) => void
  close: () => void
}

/** How often, in steps, points are told to the portal while they grow. */
const tellEvery = stepsPerSecond / 2

/** Runs one game: screens, time, hands, sound and what the portal is told. */
export function openCabinet(options: CabinetOptions): Cabinet {
  const { root, game, variant, locale, portal, shelf, onBroken } = options
  const words = allWords[locale]
  const texts = game.texts[locale]
  const input = new InputState()
  const synth = createSynth(options.muted)
  const listening = new AbortController()
  let progress = options.progress
  let phase: Phase = 'title'
  let pausedByPortal = false
  let runs = 0
  let run: OpenRun | null = null
  let lingering = 0
  let told = 0
  let steps = 0

  const booth = createBooth({
    root,
    game,
    locale,
    input,
    onPause: () => go(phase === 'paused' ? 'resume' : 'pause'),
    onMute: () => mute(!synth.muted),
  })
  const stage = createStage({
    booth,
    variant,
    locale,
    texts,
    sound: synth,
    kept: () => progress.own,
    keep: (own) => keep({ ...progress, own }),
    onResize: (size) => {
      run?.resize(size)
      if (phase === 'paused') draw(0, 0)
    },
  })

  const keep = (next: Progress) => {
    progress = next
    booth.showBest(progress.best)
    shelf.save(JSON.stringify(progress))
  }
  const mute = (on: boolean) => {
    synth.mute(on)
    booth.showMuted(on)
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      close()
      onBroken(error)
    }
  }

  const openRun = () => {
    run?.dispose()
    stage.empty()
    const seed = runs === 0 ? variant.seed : mixSeed(variant.seed, runs)
    runs += 1
    told = 0
    run = game.open(stage.forGame, { seed, level: variant.level })
    run.resize(stage.forGame.size)
  }

  const step = () => {
    if (phase === 'ending' && (lingering -= 1) <= 0) go('settle')
    if (phase !== 'playing' || !run) return
    run.step(input)
    input.settle()
    steps += 1
    const { score, over } = run.state
    if (score !== told && steps % tellEvery === 0 && !over) {
      told = score
      portal?.score(score, false)
    }
    if (over) go('end')
  }
  const draw = (alpha: number, seconds: number) => {
    run?.draw({ phase, alpha: phase === 'playing' ? alpha : 0, seconds })
    if (run) booth.showScore(run.state.score)
  }
  const loop = createLoop({
    step: () => guarded(step),
    draw: (alpha, seconds) => guarded(() => draw(alpha, seconds)),
  })

  const finish = ({ state, summary }: OpenRun) => {
    const best = state.score > progress.best
    if (best) keep({ ...progress, best: state.score })
    portal?.score(state.score, true)
    return overScreen({
      words,
      texts,
      won: state.won === true,
      score: formatNumber(locale, state.score),
      best: formatNumber(locale, progress.best),
      newBest: best,
      facts: summary(),
      again: () => go('again'),
    })
  }

  const screenOf: Record<Phase, () => ReturnType<typeof titleScreen> | null> = {
    title: () =>
      titleScreen({
        words,
        texts,
        level: variant.number > 0 ? formatNumber(locale, variant.level) : null,
        best: progress.best > 0 ? formatNumber(locale, progress.best) : null,
        play: () => go('play'),
      }),
    playing: () => null,
    paused: () => pausedScreen({ words, resume: () => go('resume'), restart: () => go('again') }),
    ending: () => null,
    over: () => (run ? finish(run) : null),
  }

  const enter = (next: Phase, event: FlowEvent | null) => {
    const before = phase
    phase = next
    if (event === 'again') openRun()
    input.clear()
    const playing = phase === 'playing'
    if (playing !== (before === 'playing')) portal?.gameplay(playing)
    lingering = game.linger * stepsPerSecond
    synth.wake(phase !== 'paused')
    if (phase === 'paused') loop.stop()
    else loop.start()
    booth.show(phase, screenOf[phase](), run?.focus)
  }
  function go(event: FlowEvent) {
    const next = nextPhase(phase, event)
    if (!next) return
    pausedByPortal = false
    guarded(() => enter(next, event))
  }

  const { signal } = listening
  const stopKeys = listenToKeys(game.controls, input, () => phase === 'playing')
  const stopPointers = listenToPointers(booth.stage, game.controls, input)
  const leave = () => go('pause')
  window.addEventListener('blur', leave, { signal })
  window.addEventListener('focus', booth.refocus, { signal })
  const onVisibility = () => {
    synth.wake(!document.hidden && phase !== 'paused')
    if (document.hidden) leave()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
  for (const type of ['pointerdown', 'pointerup', 'keydown']) {
    window.addEventListener(type, () => synth.touch(), { signal, capture: true })
  }
  const onShortcut = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.code === 'KeyP' || event.code === 'Escape') go(phase === 'paused' ? 'resume' : 'pause')
    if (event.code === 'KeyM') mute(!synth.muted)
  }
  window.addEventListener('keydown', onShortcut, { signal })

  function close() {
    loop.stop()
    listening.abort()
    stopKeys()
    stopPointers()
    stage.close()
    run?.dispose()
    run = null
    synth.close()
    booth.close()
  }

  guarded(() => {
    mute(synth.muted)
    booth.showBest(progress.best)
    openRun()
    enter('title', null)
  })
  portal?.ready()

  return {
    pause: (on) => {
      if (on && phase === 'playing') {
        go('pause')
        pausedByPortal = true
      } else if (!on && pausedByPortal) go('resume')
    },
    audio: (enabled) => mute(!enabled),
    visibility: (visible) => {
      if (!visible) leave()
    },
    close,
  }
}
