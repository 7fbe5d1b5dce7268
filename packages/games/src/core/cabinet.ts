import type { PortalConnection } from '../bridge/index.ts'
import { watchAttention } from './attention.ts'
import { createBooth } from './booth.ts'
import { listenToKeys, listenToPointers, listenToShortcuts } from './controls.ts'
import { isPlay, nextPhase } from './flow.ts'
import type { FlowEvent, Phase } from './flow.ts'
import type { Game, GameRun } from './game.ts'
import { InputState } from './input.ts'
import { formatNumber } from './language.ts'
import type { Locale } from './language.ts'
import { createLoop, stepsPerSecond } from './loop.ts'
import { createPauses } from './pauses.ts'
import { createKeeper } from './progress.ts'
import type { Progress, Shelf } from './progress.ts'
import { createRuns } from './runs.ts'
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
  /** The visitor has just pressed Play: the first run begins without the title. */
  start: boolean
  portal: PortalConnection | null
  shelf: Shelf
  progress: Progress
  /** The game threw: it has been stopped and should be replaced by a notice. */
  onBroken: (error: unknown) => void
}

/** A running game as the portal may command it. */
export interface Cabinet {
  /** Pauses the run, or lets it go on, whoever had paused it: Resume is one wish wherever it is pressed. */
  pause: (on: boolean) => void
  audio: (enabled: boolean) => void
  /**
   * Pauses a run that is out of sight (false). When the visitor looks at it again, one goes on that only the focus had
   * left, as on switching to full screen; to another they have to find back themselves.
   */
  visibility: (visible: boolean) => void
  close: () => void
}

/** How long the way to play stays in view after a start without the title, in steps. */
const hintSteps = 6 * stepsPerSecond

/** Runs one game: screens, time, hands, sound and what the portal is told. */
export function openCabinet(options: CabinetOptions): Cabinet {
  const { root, game, variant, locale, portal, shelf, onBroken } = options
  const words = allWords[locale]
  const texts = game.texts[locale]
  const input = new InputState()
  const synth = createSynth(options.muted)
  const listening = new AbortController()
  let phase: Phase = 'title'
  let lingering = 0
  let told = 0
  let hinted = 0

  const booth = createBooth({
    root,
    game,
    locale,
    input,
    switches: portal === null,
    onPause: () => pauseOrResume(),
    onMute: () => switchSound(),
  })
  const stage = createStage({
    booth,
    variant,
    locale,
    texts,
    sound: synth,
    kept: () => keeper.own,
    keep: (own) => keeper.keepOwn(own),
    onResize: (size) => {
      runs.current?.resize(size)
      if (phase === 'paused') draw(0, 0)
    },
  })

  const keeper = createKeeper(shelf, options.progress, (best) => booth.showBest(best))
  const mute = (on: boolean) => {
    synth.mute(on)
    booth.showMuted(on)
  }
  const switchSound = () => {
    mute(!synth.muted)
    portal?.audio(!synth.muted)
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      close()
      onBroken(error)
    }
  }

  const runs = createRuns(game, stage, variant)
  const openRun = () => {
    told = 0
    runs.open()
  }

  const step = () => {
    if (phase === 'ending' && (lingering -= 1) <= 0) go('settle')
    const run = runs.current
    if (phase !== 'playing' || !run) return
    run.step(input)
    input.settle()
    if (hinted > 0 && (hinted -= 1) === 0) booth.showHint(false)
    const { score, over } = run.state
    if (over) go('end')
    else if (score !== told) portal?.score((told = score), false)
  }
  const draw = (alpha: number, seconds: number) => {
    const run = runs.current
    run?.draw({ phase, alpha: phase === 'playing' ? alpha : 0, seconds })
    if (run) booth.showScore(run.state.score)
  }
  const loop = createLoop({
    step: () => guarded(step),
    draw: (alpha, seconds) => guarded(() => draw(alpha, seconds)),
  })

  const finish = ({ state, summarize }: GameRun) => {
    const newBest = keeper.beat(state.score)
    portal?.score(state.score, true)
    return overScreen({
      words,
      texts,
      won: state.won === true,
      score: formatNumber(locale, state.score),
      best: formatNumber(locale, keeper.best),
      newBest,
      facts: summarize(),
      again: () => go('again'),
    })
  }

  const screenOf: Record<Phase, () => ReturnType<typeof titleScreen> | null> = {
    title: () =>
      titleScreen({
        words,
        texts,
        level: variant.number > 0 ? formatNumber(locale, variant.level) : null,
        best: keeper.best > 0 ? formatNumber(locale, keeper.best) : null,
        play: () => go('play'),
      }),
    playing: () => null,
    paused: () => pausedScreen({ words, texts, resume: () => go('resume'), restart: () => go('again') }),
    ending: () => null,
    over: () => (runs.current ? finish(runs.current) : null),
  }

  const enter = (next: Phase, event: FlowEvent | null) => {
    const before = phase
    phase = next
    pauses.forget()
    if (event === 'again') openRun()
    input.clear()
    lingering = game.linger * stepsPerSecond
    synth.wake(phase !== 'paused')
    if (phase === 'paused') loop.stop()
    else loop.start()
    booth.show(phase, screenOf[phase](), runs.current?.focus)
    // After the screen, which tells the score: a run that ends has ended before play stops.
    if (isPlay(phase) !== isPlay(before)) portal?.gameplay(isPlay(phase))
  }
  function go(event: FlowEvent) {
    const next = nextPhase(phase, event)
    if (!next) return
    guarded(() => enter(next, event))
  }
  const pauses = createPauses(() => phase === 'playing', go)
  const pauseOrResume = () => go(phase === 'paused' ? 'resume' : 'pause')

  const { signal } = listening
  const stopKeys = listenToKeys(game.controls, input, () => phase === 'playing')
  const stopPointers = listenToPointers(booth.stage, game.controls, input)
  const goOn = () => {
    if (phase === 'title' || phase === 'paused') booth.press()
  }
  listenToShortcuts(game.controls, { pause: pauseOrResume, sound: switchSound, goOn }, signal)
  const onVisible = (visible: boolean) => {
    synth.wake(visible && phase !== 'paused')
    if (!visible) pauses.hide()
  }
  const onTouch = () => synth.touch()
  const stay = watchAttention({ onFocus: booth.refocus, onLeave: pauses.leave, onVisible, onTouch }, signal)

  function close() {
    loop.stop()
    listening.abort()
    stopKeys()
    stopPointers()
    stage.close()
    runs.close()
    synth.close()
    booth.close()
  }

  guarded(() => {
    mute(synth.muted)
    booth.showBest(keeper.best)
    openRun()
    enter('title', null)
  })
  portal?.ready()
  // Nobody wants to come back from another tab into a run that began without them.
  if (options.start && !document.hidden) {
    go('play')
    hinted = hintSteps
    booth.showHint(true)
  }

  return {
    pause: (on) => go(on ? 'pause' : 'resume'),
    audio: (enabled) => mute(!enabled),
    visibility: (visible) => {
      if (!visible) return pauses.hide()
      stay()
      pauses.look()
    },
    close,
  }
}
