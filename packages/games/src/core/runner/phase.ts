export type Phase = 'title' | 'playing' | 'paused' | 'ending' | 'over'
export type PhaseEvent = 'play' | 'pause' | 'resume' | 'restart' | 'end' | 'settle'

const transitions: Readonly<Record<Phase, Partial<Record<PhaseEvent, Phase>>>> = {
  title: { play: 'playing', restart: 'playing' },
  playing: { pause: 'paused', end: 'ending' },
  paused: { resume: 'playing', restart: 'playing' },
  ending: { settle: 'over' },
  over: { restart: 'playing' },
}

/** Returns the next phase, or null if the event does nothing in this phase. */
export const nextPhase = (phase: Phase, event: PhaseEvent): Phase | null => transitions[phase][event] ?? null

/** Returns whether a run is being played or its end is being shown. */
export const isRunActive = (phase: Phase): boolean => phase === 'playing' || phase === 'ending'
