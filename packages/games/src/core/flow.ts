/** Where a visitor is: before a run, in it, in a pause of it, watching its end, after it. */
export type Phase = 'title' | 'playing' | 'paused' | 'ending' | 'over'
export type FlowEvent = 'play' | 'pause' | 'resume' | 'again' | 'end' | 'settle'

const flow: Readonly<Record<Phase, Partial<Record<FlowEvent, Phase>>>> = {
  title: { play: 'playing' },
  playing: { pause: 'paused', end: 'ending' },
  paused: { resume: 'playing', again: 'playing' },
  ending: { settle: 'over' },
  over: { again: 'playing' },
}

/** The next phase, or null when nothing happens by that here. */
export const nextPhase = (phase: Phase, event: FlowEvent): Phase | null => flow[phase][event] ?? null

/** A run goes on, or is watched to its end. */
export const isPlay = (phase: Phase): boolean => phase === 'playing' || phase === 'ending'
