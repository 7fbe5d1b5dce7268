import type { Frame, Stage, View } from '../../../core/index.ts'
import './overlay/notice.css'
import { createCamera } from './camera.ts'
import type { Camera } from './camera.ts'
import { createGarage, getCar } from './cars/garage.ts'
import { coat } from './cars/paints.ts'
import { toMeters, segmentAt } from '../rules/course.ts'
import { createEffects } from './effects.ts'
import { createEngine } from '../sound/engine.ts'
import { createGauges } from './overlay/gauges.ts'
import { getLighting, playerColors } from './lighting.ts'
import { getStageName, stageCount, stageNames } from '../rules/stages.ts'
import { readProgress, recordTime } from '../saved-progress.ts'
import { lampTones } from '../sound/sounds.ts'
import { createStageCards, getLitLamps } from './overlay/stage-cards.ts'
import type { StageResult } from './overlay/stage-cards.ts'
import { createLessons } from './overlay/lessons.ts'
import { createLeadWatch, getPace, getPaceCar } from './pace.ts'
import { createPose } from './pose.ts'
import { createResponses } from './responses.ts'
import { drawScene } from './scene.ts'
import { createSky } from './sky.ts'
import { createSmoke, getLift } from './start-grid.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'
import { createSteering } from './steering.ts'
import type { Texts } from '../texts.ts'

/** Seconds of the change of light between two stages of the endless road, and the number of its steps. */
const dawnLength = 2.4
const dawnSteps = 24

export function createView(stage: Stage<Texts>): View<State, Moves, GameEvent> {
  const surface = stage.addSurface()
  stage.element.dataset['notice'] = 'road'
  const { palette } = stage.variant
  const paint = coat(playerColors[palette % playerColors.length] ?? [0.825, 0.165, 78])
  const sky = createSky()
  const view = createCamera()
  const steering = createSteering()
  const effects = createEffects(() => stage.reducedMotion)
  const smoke = createSmoke(effects)
  const gauges = createGauges(stage)
  const pose = createPose()
  const clock = stage.hud.addItem(stage.texts.time)
  const { respond, cheerLead } = createResponses(stage, effects, pose, () => camera)
  const cards = createStageCards(stage)
  const progress = readProgress(stage.savedData)
  const lessons = createLessons(
    stage,
    progress.times.every((steps) => steps === null),
  )
  const takesLead = createLeadWatch()
  const engine = createEngine(stage.sound, () => car)
  let car = getCar(progress, stage.variant.level)
  let result: StageResult | null = null

  let camera: Camera | null = null
  let lighting = getLighting(palette, 0)
  /** Null before the first frame: a run that continues starts at its own hour. */
  let hour: number | null = null
  let lookedAt = 0
  let turned = 0
  let time = 0
  let braking = false
  let dusty = 0
  let lamps = 0

  const raiseDust = (state: State, { seconds, phase }: Frame, eye: Camera, z: number) => {
    const { driver } = state
    const rough = Math.abs(driver.x) > 1.06
    const sliding = driver.drift > 0
    if (phase !== 'playing' || driver.airborne > 0 || driver.speed < 12) return
    dusty += seconds * (rough ? 46 : sliding ? 42 : 12)
    const spot = eye.project(z, toMeters(driver.x))
    for (; dusty >= 1; dusty -= 1) {
      if (!spot) continue
      const side = Math.random() < 0.5 ? -1.35 : 1.35
      effects.dust(spot.x + side * spot.scale, spot.y, 1, spot.scale * (rough || sliding ? 0.42 : 0.26))
    }
  }

  const changeLight = (state: State, seconds: number) => {
    const now = stageNames.indexOf(getStageName(state))
    if (hour === null || !state.isEndless) hour = now
    else if (hour % stageCount !== now) hour = Math.min(Math.floor(hour) + 1, hour + seconds / dawnLength)
    const step = Math.round(hour * dawnSteps) / dawnSteps
    if (step === lookedAt) return
    lookedAt = step
    lighting = getLighting(palette, step)
  }

  const getStagePace = (level: number, number: number) =>
    getPace(level, number, progress.times[number] ?? null)
  const keepTime = (event: GameEvent, { isEndless, level }: State) => {
    if (event.kind !== 'finish' || isEndless) return
    const isBest = recordTime(progress, event.stage, event.steps)
    if (isBest) stage.saveData(progress)
    result = {
      ...event,
      isBest,
      best: progress.times[event.stage] ?? event.steps,
      next: getStagePace(level, event.stage),
    }
  }

  return {
    readMoves(input) {
      const moves = steering(input, stage.size.width)
      braking = moves.brake
      return moves
    },
    react(event, state) {
      keepTime(event, state)
      lessons.watch(event)
      respond(event, state)
    },
    draw(state, frame) {
      const { driver, course } = state
      const { size } = stage
      const { seconds, phase } = frame
      time += seconds
      const z = driver.z + (driver.speed * frame.alpha) / 60
      turned += segmentAt(course, z).bend * driver.speed * seconds * 0.024
      changeLight(state, seconds)
      if (phase === 'playing') {
        const revs = state.phase === 'start' ? 4 + 10 * Math.abs(Math.sin(time * 5)) : driver.speed
        engine.run(seconds, revs, !braking && state.time > 0)
      }
      if (phase === 'playing' && getLitLamps(state) !== lamps) {
        lamps = getLitLamps(state)
        if (lamps > 0) stage.sound.play(...lampTones)
      }
      const pace = getStagePace(state.level, state.stage)
      const paceCar = getPaceCar(state, pace, frame.alpha)
      if (takesLead(z, paceCar)) cheerLead(pace, state)
      clock(phase === 'playing' || phase === 'paused' ? stage.formatNumber(Math.ceil(state.time / 60)) : null)

      const context = surface.startFrame()
      const lift = stage.reducedMotion ? 0 : getLift(state, frame.alpha)
      const eye = view.follow(state, z, size, seconds, { shaken: effects.offset(seconds), lift })
      camera = eye
      sky.draw(context, size, eye.horizon, lighting, turned, stage.reducedMotion ? 0 : time)
      const { bend } = segmentAt(course, z + 10)
      drawScene({
        context,
        state,
        camera: eye,
        lighting,
        palette,
        width: size.width,
        time: stage.reducedMotion ? 0 : time,
        alpha: frame.alpha,
        player: {
          car,
          coat: paint,
          pose: pose.move(state, frame, braking, stage.reducedMotion),
          z,
          across: toMeters(driver.x),
        },
        paceCar,
        lamps: {
          z,
          across: toMeters(driver.x),
          swing: pose.yaw() * 0.12 + bend * 0.02,
          strength: lighting.dark,
        },
      })
      raiseDust(state, frame, eye, z)
      smoke(state, seconds, eye)
      effects.rush(context, size.width, size.height, driver.isBurning && phase === 'playing' ? 1 : 0)
      effects.draw(context, size.width, size.height, seconds)
      if (phase !== 'playing' && phase !== 'paused') return
      gauges.draw(context, state, seconds, paceCar)
      lessons.draw(context, state, seconds)
      cards.draw(context, state, pace, result)
    },
    page: {
      label: stage.texts.garage,
      // A car from the front, between two posts of a garage.
      icon: 'M3 20V9l9-5 9 5v11M7 20v-6l1.5-3h7l1.5 3v6M7 17h10',
      create: () =>
        createGarage(stage, progress, paint, (chosen) => {
          car = chosen
          progress.car = chosen
          stage.saveData(progress)
        }),
    },
    getIntensity: ({ driver }) => driver.speed / 75,
    summarize: (state) => [
      ...(state.isEndless
        ? []
        : [
            {
              label: stage.texts.stagesFinished,
              value: `${stage.formatNumber(state.stageTimes.length)} / ${stage.formatNumber(stageCount)}`,
            },
          ]),
      { label: stage.texts.overtaken, value: stage.formatNumber(state.overtaken) },
      {
        label: stage.texts.distance,
        value: stage.texts.kilometers.replace(
          '{n}',
          stage.formatNumber(Math.round((state.metersBefore + state.driver.z) / 100) / 10),
        ),
      },
      { label: stage.texts.streak, value: `\u2066×${stage.formatNumber(state.bestMultiplier)}\u2069` },
    ],
  }
}
