/** Where a visitor is: before a run, in it, in a pause of it, watching its end, after it. */
export type Phase = 'title' | 'playing' | 'paused' | 'ending' | 'over'
export type PhaseEvent = 'play' | 'pause' | 'resume' | 'restart' | 'end' | 'settle'

const transitions: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  title: { play: 'playing' },
  playing: { pause: 'paused', end: 'ending' },
  paused: { resume: 'playing', restart: 'playing' },
  ending: { settle: 'over' },
  over: { restart: 'playing' },
}

/** The next phase, or null when nothing happens by that here. */
export const nextPhase = (phase: Phase, event: PhaseEvent): Phase | null => transitions[phase][event] ?? null

/** A run goes on, or is watched to its end. */
export const isRunActive = (phase: Phase): boolean => phase === 'playing' || phase === 'ending'
