import type { Stage } from '../../../core/index.ts'
import type { Camera } from './camera.ts'
import { toMeters } from '../rules/course.ts'
import type { Effects } from './effects.ts'
import type { Pace } from './pace.ts'
import type { createPose } from './pose.ts'
import { getTones } from '../sound/sounds.ts'
import type { GameEvent, State } from '../rules/state.ts'
import { getStageTitle } from './overlay/stage-cards.ts'
import { formatStageTime } from '../stage-time.ts'
import { secondsLeft, secondsWon } from '../texts.ts'
import type { Texts } from '../texts.ts'

/** A rival that blocks is named so often in a run; its sign tells the rest. */
const maxWarnings = 3

/** Maps each event to its effects, sound and announcement. */
export function createResponses(
  stage: Stage<Texts>,
  effects: Effects,
  pose: ReturnType<typeof createPose>,
  camera: () => Camera | null,
) {
  const { texts } = stage
  let warnings = 0
  // Isolates the text so that the sign stays before its number in Arabic too.
  const plus = (points: number) => `\u2066+${stage.formatNumber(points)}\u2069`
  const getPlayerSpot = ({ driver }: State) =>
    camera()?.project(driver.z, toMeters(driver.x), driver.height + 1.2) ?? {
      x: stage.size.width / 2,
      y: stage.size.height * 0.7,
    }
  const middle = (text: string, size: number) => {
    const { width, height } = stage.size
    // Rises to below the way.
    effects.say(text, width / 2, Math.max(height * 0.34, width < 620 ? 192 : 0), size, true)
  }
  const beside = (text: string, state: State, size: number, big = false) => {
    const { x, y } = getPlayerSpot(state)
    effects.say(text, x, y - 84, size, big)
  }

  /** Says that the player is ahead of the time to beat. */
  const cheerLead = ({ medal }: Pace, state: State): void => {
    const { x, y } = getPlayerSpot(state)
    effects.gold(x, y, 14)
    beside(texts.ahead[medal ?? 'best'], state, 24, true)
  }

  const respond = (event: GameEvent, state: State): void => {
    stage.sound.play(...getTones(event, state.chain))
    const { x, y } = getPlayerSpot(state)
    switch (event.kind) {
      case 'star':
        effects.gold(x, y, 12)
        effects.say(plus(event.points), x, y - 40, 18)
        break
      case 'flask':
        effects.water(x, y)
        beside(stage.formatCount(secondsWon, 2), state, 20, true)
        break
      case 'overtake':
        if (event.isBlocker) {
          effects.gold(x, y, 14)
          beside(`${texts.outwitted} ${plus(event.points)}`, state, 24, true)
        } else if (event.close) {
          effects.gold(x, y, 10)
          beside(`${texts.close} ${plus(event.points)}`, state, 24, true)
        } else beside(plus(event.points), state, 20)
        break
      case 'close':
        beside(`${texts.close} ${plus(event.points)}`, state, 22, true)
        break
      case 'drift':
        effects.gold(x, y + 30, 16)
        pose.kick(-3)
        beside(`${texts.drift} ${plus(event.points)}`, state, 26, true)
        break
      case 'flight':
        beside(`${texts.flight} ${plus(event.points)}`, state, 24, true)
        break
      case 'jump':
        pose.kick(-4)
        break
      case 'land':
        pose.kick(7)
        effects.dust(x, y + 30, 20, 16)
        break
      case 'rub':
        effects.gold(x, y, 8)
        effects.shock(0.35)
        break
      case 'crash':
        effects.shards(x, y)
        effects.dust(x, y + 20, 16, 18)
        effects.shock(1)
        pose.kick(6)
        break
      case 'gate':
        effects.gold(stage.size.width * 0.25, stage.size.height * 0.4, 20)
        effects.gold(stage.size.width * 0.75, stage.size.height * 0.4, 20)
        middle(`${texts.gate.replace('{n}', stage.formatNumber(state.gates))}  ${plus(event.points)}`, 32)
        stage.announce(
          `${texts.gate.replace('{n}', stage.formatNumber(state.gates))}. ${stage.formatCount(secondsWon, event.seconds)}`,
        )
        break
      case 'finish':
        effects.gold(stage.size.width * 0.25, stage.size.height * 0.4, 30)
        effects.gold(stage.size.width * 0.75, stage.size.height * 0.4, 30)
        middle(`${texts.finish} ${plus(event.points)}`, 32)
        stage.announce(
          [
            texts.finish,
            formatStageTime(event.steps, stage.formatNumber),
            event.medal ? texts.medals[event.medal] : texts.noMedal,
          ].join(' '),
        )
        break
      case 'stage':
        stage.announce(getStageTitle(stage, event.stage))
        break
      case 'go':
        effects.gold(stage.size.width * 0.12, stage.size.height * 0.48, 18)
        effects.gold(stage.size.width * 0.88, stage.size.height * 0.48, 18)
        pose.kick(-5)
        break
      case 'nitro':
        pose.kick(-5)
        effects.gold(x, y + 30, 14)
        break
      case 'tankFull':
        beside(texts.tankFull, state, 20, true)
        break
      case 'slipstream':
        beside(texts.slipstream, state, 18)
        break
      case 'blocked':
        if (warnings++ < maxWarnings) beside(texts.blocked, state, 18)
        break
      case 'hurry':
        if (event.seconds === 5) stage.announce(stage.formatCount(secondsLeft, 5))
        break
      default:
    }
  }
  return { respond, cheerLead }
}
