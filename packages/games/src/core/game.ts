import type { Controls } from './input/controls.ts'
import type { Phase } from './runner/phase.ts'
import type { Hud } from './shell/hud.ts'
import type { Input, InputState } from './input/input.ts'
import type { Direction, Locale, PluralForms } from './language.ts'
import type { Sound } from './audio/synth.ts'
import type { Size, Surface } from './graphics/surface.ts'
import type { Variant } from './variant.ts'

/** What every state of a game tells. `won` chooses the words at the end. */
export interface RunState {
  score: number
  over: boolean
  won?: boolean
}

/** How a run begins: everything that chance and difficulty may depend on. */
export interface RunOptions {
  /** Unsigned 32 bits; make a `Random` of it. */
  seed: number
  /** From 1 (gentle) to 5 (fierce). */
  level: number
}

/**
 * A game's rules: pure, so that the same start and the same moves give the same score on every machine.
 * No DOM, no clock, no `Math.random`, no `Math.sin` and its kin (engines round them differently).
 */
export interface Rules<State extends RunState, Moves, GameEvent = never> {
  start: (start: RunOptions) => State
  /** Moves the state on by 1/60 s. `emit` tells the view what happened, for sounds and sparks. */
  step: (state: State, moves: Moves, emit: (event: GameEvent) => void) => void
}

/** One frame of drawing. */
export interface Frame {
  phase: Phase
  /** How far the time is between the last step and the next, 0–1: draw at `x + velocity * alpha`. */
  alpha: number
  /** Since the last frame, in seconds; 0 while paused. */
  seconds: number
}

/** A line of the summary after a run. */
export interface SummaryItem {
  label: string
  value: string
}

/** What is seen and heard of one run, and how the player's hands become moves. Made anew for every run. */
export interface View<State, Moves, GameEvent = never> {
  readMoves: (input: Input) => Moves
  draw: (state: State, frame: Frame) => void
  react?: (event: GameEvent, state: State) => void
  resize?: (size: Size) => void
  summarize?: (state: State) => readonly SummaryItem[]
  /** Where the focus goes when play begins or goes on, for a game made of controls. @default the stage */
  focus?: () => void
  /** Ends what would outlive the run: timers, listeners outside the stage. The stage empties itself. */
  dispose?: () => void
}

/** Words that every game brings, in both languages; a game adds its own. */
export interface GameTexts {
  title: string
  /** What it is about, in one line. */
  tagline: string
  /** How to play with a keyboard and mouse, and with fingers. */
  keys: string
  touch: string
  /** Titles of the last screen; the arcade has its own. */
  over?: string
  won?: string
}

/** What the arcade offers to a view. */
export interface Stage<Texts extends GameTexts = GameTexts> {
  /** Empty at the start of a run; a game made of elements builds itself here. */
  readonly element: HTMLElement
  readonly size: Readonly<Size>
  /** Puts a canvas on the stage, fitted and sharp at every size. */
  addSurface: () => Surface
  readonly texts: Texts
  readonly locale: Locale
  readonly dir: Direction
  readonly variant: Variant
  /** A number in the reader's language. */
  formatNumber: (value: number) => string
  /** A counted phrase in the reader's language. */
  formatCount: (forms: PluralForms, value: number) => string
  readonly hud: Hud
  readonly sound: Sound
  /** Tells people who cannot see the stage; short and seldom. */
  announce: (text: string) => void
  /** The visitor asks for calm: no shake, no flashes, few sparks. Ask again each time. */
  readonly reducedMotion: boolean
  /** What `keep` was given at an earlier visit; anything may stand here, so check it. */
  readonly savedData: unknown
  /** Keeps a value (JSON, at most 60 KB) for the next visit. */
  saveData: (value: unknown) => void
}

/** The portal's categories, each with its hue. */
export type Hue = 'action' | 'puzzle' | 'racing' | 'adventure' | 'girls' | 'cooking'

export interface GameDefinition<
  State extends RunState,
  Moves,
  GameEvent,
  Texts extends GameTexts,
  Action extends string,
> {
  id: string
  hue: Hue
  texts: Record<Locale, Texts>
  controls: Controls<Action>
  rules: Rules<State, Moves, GameEvent>
  view: (stage: Stage<Texts>) => View<State, Moves, GameEvent>
  /** How long the end is watched before the last screen, in seconds. @default 0.8 */
  linger?: number
}

/** A run on the stage, as the arcade drives it. */
export interface GameRun {
  readonly state: Readonly<RunState>
  step: (input: InputState) => void
  draw: (frame: Frame) => void
  resize: (size: Size) => void
  summarize: () => readonly SummaryItem[]
  focus: (() => void) | undefined
  dispose: () => void
}

/** A game as the arcade sees it, whatever its state and moves are. */
export interface Game {
  readonly id: string
  readonly hue: Hue
  readonly texts: Record<Locale, GameTexts>
  readonly controls: Controls<string>
  readonly linger: number
  startRun: (stage: Stage, options: RunOptions) => GameRun
}

/** Puts a game together: its rules decide, its view shows. */
export function defineGame<
  State extends RunState,
  Moves,
  GameEvent,
  Texts extends GameTexts,
  Action extends string,
>(definition: GameDefinition<State, Moves, GameEvent, Texts, Action>): Game {
  const { id, hue, texts, controls, rules, linger = 0.8 } = definition
  return {
    id,
    hue,
    texts,
    controls,
    linger,
    startRun(stage, options) {
      const state = rules.start(options)
      // The cabinet fills the stage with the texts of this very game.
      const view = definition.view(stage as Stage<Texts>)
      return {
        state,
        step(input) {
          rules.step(state, view.readMoves(input), (event) => view.react?.(event, state))
        },
        draw: (frame) => view.draw(state, frame),
        resize: (size) => view.resize?.(size),
        summarize: () => view.summarize?.(state) ?? [],
        focus: view.focus,
        dispose: () => view.dispose?.(),
      }
    },
  }
}
