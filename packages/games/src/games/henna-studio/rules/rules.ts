import { Random } from '../../../core/index.ts'
import type { Rules } from '../../../core/index.ts'
import { tiers } from './briefs.ts'
import { addMark, createDesign, createMark, redo, simplify, undo } from './design.ts'
import { getTotal, judge, tighten } from './judge.ts'
import type { Result } from './judge.ts'
import { findSpot, repeatMotif, startMemoryRound, stepPattern, watchPattern } from './memory.ts'
import { codec } from './moves.ts'
import type { Moves } from './moves.ts'
import type { Emit, GameEvent, State } from './state.ts'
import { commands, createSettings, styleCounts } from './tools.ts'
import type { Command } from './tools.ts'
import * as tuning from './tuning.ts'

/** Tries for one visitor. */
export const maxFailures = 2
/** A longer line continues as another mark. */
const maxLinePoints = 400

/** Welcomes the next visitor with a bare hand. */
function startRow(state: State, emit: Emit): void {
  const { random, level, row } = state
  const plain = { hue: 0, symmetry: 0, size: 0, turn: 0, points: [] }
  state.design = createDesign([
    { ...plain, tool: 'skin', style: random.int(0, styleCounts.skin - 1) },
    { ...plain, tool: 'sleeve', style: random.int(0, styleCounts.sleeve - 1) },
  ])
  state.fixedMarks = state.design.marks.length
  state.failures = 0
  if (tuning.isMemoryRound(row)) {
    state.brief = null
    startMemoryRound(state)
  } else {
    const briefs = row - Math.floor((row + 1) / 4)
    state.brief = state.queue[briefs % state.queue.length] ?? null
    const strictness = tuning.getStrictness(level, row)
    state.wants = (state.brief?.wants ?? []).map((want) => tighten(want, strictness))
    startBrief(state, tuning.getBriefSteps(level, row))
  }
  emit({ type: 'visitor' })
}

function startBrief(state: State, steps: number): void {
  state.turn = 'brief'
  state.stepsLeft = steps
  state.readingLeft = tuning.readingSteps
}

function showVerdict(state: State, results: readonly Result[], grade: number, emit: Emit): void {
  const { level, row, stepsLeft } = state
  const total = Math.max(0, grade)
  state.results = results
  state.passed = total >= (state.brief ? tuning.getPassMark(level, row) : 100)
  let points = 0
  if (state.passed) {
    points = total + Math.floor(Math.max(0, stepsLeft) / 60) + (total === 100 ? tuning.perfectPoints : 0)
    points = tuning.scaleByRow(points, row)
    state.score += points
    if (state.brief) state.happyClients += 1
    else state.rounds += 1
    if (state.brief && total === 100) state.perfectHands += 1
  } else {
    state.failures += 1
  }
  state.turn = 'verdict'
  state.stepsLeft = tuning.verdictSteps
  emit({ type: 'verdict', passed: state.passed, total, points })
}

function finishBrief(state: State, emit: Emit): void {
  const results = judge(state.wants, state.design.marks)
  showVerdict(state, results, getTotal(results), emit)
}

/** Ends a verdict: the next visitor, a second try, or the end. */
function leaveVerdict(state: State, emit: Emit): void {
  if (state.passed) {
    state.row += 1
    return startRow(state, emit)
  }
  if (state.failures >= maxFailures) {
    state.over = true
    return emit({ type: 'over' })
  }
  if (state.brief) startBrief(state, Math.floor(tuning.getBriefSteps(state.level, state.row) / 2))
  else {
    state.design.marks.length = state.fixedMarks
    watchPattern(state)
  }
  emit({ type: 'retry' })
}

function finishLine(state: State, emit: Emit): void {
  if (state.line.length === 0) return
  addMark(state.design, createMark(state.settings, simplify(state.line)))
  state.line = []
  emit({ type: 'mark' })
}

function touch(state: State, point: number, emit: Emit): void {
  const isPress = !state.isDown
  state.isDown = true
  if (state.turn === 'repeat') {
    if (isPress) playMotif(state, findSpot(point), emit)
    return
  }
  if (state.turn !== 'free' && state.turn !== 'brief') return
  const { tool } = state.settings
  if (tool === 'brush') {
    if (state.line.length >= maxLinePoints) finishLine(state, emit)
    if (state.line.at(-1) !== point && (isPress || state.line.length > 0)) state.line.push(point)
  } else if (isPress && tool !== 'sleeve' && tool !== 'skin') {
    addMark(state.design, createMark(state.settings, [point]))
    emit({ type: 'mark' })
  }
  state.readingLeft = 0
}

function playMotif(state: State, motif: number, emit: Emit): void {
  if (!repeatMotif(state, motif, emit)) return
  const { at, pattern } = state
  showVerdict(state, [], Math.floor((100 * at) / pattern.length), emit)
}

function obey(state: State, command: Command, emit: Emit): void {
  finishLine(state, emit)
  const { settings, design, turn } = state
  const draws = turn === 'free' || turn === 'brief'
  if (command.kind === 'style') {
    settings.tool = command.tool
    settings.styles[command.tool] = command.value
    const isChoice = command.tool === 'sleeve' || command.tool === 'skin'
    if (isChoice && turn === 'free') addMark(design, createMark(settings, []))
    emit({ type: isChoice ? 'mark' : 'setting' })
  } else if (command.kind === 'setting') {
    settings[command.setting] = command.value
    emit({ type: 'setting' })
  } else if (command.kind === 'motif') {
    if (turn === 'repeat') playMotif(state, command.value, emit)
  } else if (command.kind === 'done') {
    if (turn === 'brief') finishBrief(state, emit)
    else if (turn === 'verdict' && state.stepsLeft <= tuning.verdictSteps - tuning.minVerdictSteps)
      leaveVerdict(state, emit)
  } else if (draws) {
    const done =
      command.kind === 'redo' ? redo(design) : design.marks.length > state.fixedMarks && undo(design)
    emit({ type: done ? (command.kind === 'undo' ? 'undone' : 'redone') : 'nothing' })
  }
}

function passTime(state: State, emit: Emit): void {
  const { turn } = state
  if (turn === 'watch') return stepPattern(state, emit)
  if (turn === 'free') return
  if (turn === 'brief' && state.readingLeft > 0) {
    state.readingLeft -= 1
    return
  }
  state.stepsLeft -= 1
  if (state.stepsLeft > 0) return
  if (turn === 'verdict') return leaveVerdict(state, emit)
  finishLine(state, emit)
  if (turn === 'brief') finishBrief(state, emit)
  else showVerdict(state, [], Math.floor((100 * state.at) / state.pattern.length), emit)
}

export const rules: Rules<State, Moves, GameEvent> = {
  ...codec,
  start({ seed, level, free = false }) {
    const random = new Random(seed)
    const [simple = [], fuller = [], whole = []] = tiers.map((tier) => random.shuffle(tier))
    const queue = [
      ...simple.slice(0, tuning.countSimpleBriefs(level)),
      ...fuller.slice(0, tuning.fullerBriefs),
      ...whole,
      ...fuller.slice(tuning.fullerBriefs),
    ]
    const state: State = {
      score: 0,
      over: false,
      random,
      level,
      turn: 'free',
      settings: createSettings(),
      design: createDesign(),
      fixedMarks: 0,
      line: [],
      isDown: false,
      row: 0,
      queue,
      brief: null,
      wants: [],
      failures: 0,
      results: [],
      passed: false,
      stepsLeft: 0,
      readingLeft: 0,
      pattern: [],
      at: 0,
      happyClients: 0,
      perfectHands: 0,
      rounds: 0,
    }
    if (!free) startRow(state, () => undefined)
    return state
  },
  step(state, { point, command: number }, emit) {
    if (state.over) return
    const command = number === null ? undefined : commands[number]
    if (command) obey(state, command, emit)
    else if (point !== null) touch(state, point, emit)
    else finishLine(state, emit)
    if (point === null) state.isDown = false
    passTime(state, emit)
  },
}
