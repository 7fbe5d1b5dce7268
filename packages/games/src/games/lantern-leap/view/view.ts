import './lantern-leap.css'
import type { Frame, Stage, View } from '../../../core/index.ts'
import { createCamera, applyCamera } from './camera.ts'
import type { Camera } from './camera.ts'
import { createEffects } from './effects.ts'
import { createGauges } from './gauges.ts'
import { createBody, drawHero, drawHeroLight, drawKite, moveBody } from './hero/hero.ts'
import { drawForeground } from './city/foreground.ts'
import { createHouses } from './city/houses.ts'
import { getLighting, getTheme } from './city/lighting.ts'
import { createSky } from './city/sky.ts'
import { createObstacles } from './obstacles/obstacles.ts'
import { createPickups } from './pickups.ts'
import { getQuarterProgress, quarterNames } from '../rules/quarters.ts'
import { heroHeight } from '../rules/physics.ts'
import { meters, maxLights } from '../rules/rules.ts'
import { getTones } from '../sound/sounds.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'
import { lightsLeft } from '../texts.ts'
import type { Texts } from '../texts.ts'
import { createOwnDress, outfits } from '../wardrobe/outfits.ts'
import type { Dress, Worn } from '../wardrobe/outfits.ts'
import { createWardrobePage, shirtIcon } from '../wardrobe/wardrobe-page.ts'
import { createWardrobe } from '../wardrobe/wardrobe.ts'

/** Colors change slowly, so they are computed once per this distance. */
const lookEvery = 60

export function createView(stage: Stage<Texts>): View<State, Moves, GameEvent> {
  const surface = stage.addSurface()
  stage.element.dataset.notice = 'low'
  const theme = getTheme(stage.variant.palette)
  const camera = createCamera()
  const sky = createSky()
  const houses = createHouses(theme.tiles, stage.variant.level)
  const obstacles = createObstacles()
  const pickups = createPickups()
  const effects = createEffects(() => stage.reducedMotion)
  const gauges = createGauges(stage.dir)
  const body = createBody()
  const wardrobe = createWardrobe(stage.savedData, stage.saveData)
  const getDress = (id: Worn): Dress => (id === 'own' ? createOwnDress(theme) : outfits[id].dress)
  /** Lanterns of the run that the wardrobe does not have yet. */
  let unpaid = 0
  const pay = () => {
    wardrobe.earn(unpaid)
    unpaid = 0
  }
  let lighting = getLighting(0, theme)
  let lookedAt = 0
  let progress = 0
  let time = 0
  let light = 1
  let embers = 0

  const glimmer = (state: State, { seconds, phase }: Frame, x: number, y: number) => {
    const wanted = state.over ? 0 : 0.4 + (0.6 * state.lights) / maxLights
    light += (wanted - light) * Math.min(1, seconds * 3)
    embers += phase === 'playing' ? seconds : 0
    if (embers > 0.09) {
      embers = 0
      effects.ember(x + 17, y - 20)
    }
  }

  const drawHeroAt = (
    context: CanvasRenderingContext2D,
    state: State,
    frame: Frame,
    x: number,
    y: number,
  ) => {
    const { hero } = state
    context.save()
    context.translate(x, y)
    if (state.over) {
      context.translate(body.fallen * 60, -120 * body.fallen + 700 * body.fallen * body.fallen)
      if (!stage.reducedMotion) context.rotate(body.fallen * 5)
    }
    if (hero.carried) drawKite(context, time, theme.scarf)
    const blinking = hero.safe > 0 && !state.over && !hero.carried
    if (blinking) context.globalAlpha = stage.reducedMotion ? 0.6 : 0.55 + 0.45 * Math.sin(time * 30)
    drawHeroLight(context, light)
    drawHero(context, hero, body, getDress(wardrobe.getWorn()), time, frame, light)
    context.restore()
  }

  const drawWorld = (
    context: CanvasRenderingContext2D,
    state: State,
    frame: Frame,
    eye: Camera,
    x: number,
    z: number,
  ) => {
    const { course } = state
    const getRoofTop = (at: number) => course.roofs.find((roof) => at < roof.x + roof.width + 20)?.top ?? 0
    houses.draw(context, course.roofs, eye, lighting)
    pickups.draw(context, course.pickups, eye, time)
    obstacles.draw(context, course.obstacles, { getRoofTop, eye, time, heroX: x }, frame.seconds)
    drawHeroAt(context, state, frame, x, -z)
    effects.draw(context, frame.seconds, [x, -z - heroHeight], eye)
  }

  return {
    readMoves: (input) => ({ jump: input.isHeld('jump') }),

    react(event, state) {
      const { hero } = state
      stage.sound.play(...getTones(event, state.streak))
      unpaid = state.lanterns
      if (event.kind === 'end') pay()
      switch (event.kind) {
        case 'jump':
          body.spring = -7
          effects.dust(hero.x - 8, -hero.z, 6)
          break
        case 'wing':
          body.spring = -9
          effects.stars(hero.x, -hero.z)
          break
        case 'land':
          body.spring = 9
          effects.dust(hero.x, -hero.z, 9)
          break
        case 'lantern':
          effects.sparks(event.x, -event.z)
          effects.float(`+${stage.formatNumber(event.points)}`)
          break
        case 'star':
        case 'stomp':
          effects.stars(event.x, -event.z)
          effects.float(`+${stage.formatNumber(event.points)}`, true)
          break
        case 'hit':
          effects.shards(hero.x + 16, -hero.z - 20)
          effects.shock(1)
          break
        case 'fall':
          effects.shock(0.7)
          break
        case 'light':
          effects.stars(hero.x, -hero.z - 40)
          break
        case 'quarter': {
          const name = stage.texts.quarters[quarterNames[event.quarter] ?? 'roofs']
          gauges.announceQuarter(name)
          effects.fireworks(hero.x, -hero.z)
          stage.announce(name)
          break
        }
        default:
      }
      const hurts = event.kind === 'hit' || event.kind === 'fall' || event.kind === 'light'
      if (hurts && !state.over) stage.announce(stage.formatCount(lightsLeft, state.lights))
    },

    draw(state, frame) {
      const { hero } = state
      const { size } = stage
      time += frame.seconds
      const x = hero.x + state.speed * frame.alpha
      const z = hero.z + (hero.grounded ? 0 : hero.vz * frame.alpha)
      moveBody(body, hero, state.speed, frame)
      glimmer(state, frame, x, -z)
      if (x - lookedAt > lookEvery) {
        progress = getQuarterProgress(x, state.level)
        lighting = getLighting(progress, theme)
        lookedAt = x
      }
      const eye = camera.follow(state, x, size, frame)
      const context = surface.startFrame()
      sky.draw(context, size, eye, lighting, stage.reducedMotion ? 0 : time, progress)
      context.save()
      const [right, down] = effects.offset(frame.seconds)
      context.translate(right, down)
      applyCamera(context, eye)
      drawWorld(context, state, frame, eye, x, z)
      context.restore()
      drawForeground(context, size, eye, lighting, progress)
      effects.veil(context, size.width, size.height, frame.seconds)
      if (frame.phase !== 'title' && frame.phase !== 'over') gauges.draw(context, state, size, frame.seconds)
    },

    getIntensity: (state) => 0.3 + (state.speed - 5) / 8,

    summarize: (state) => [
      { label: stage.texts.lanterns, value: stage.formatNumber(state.lanterns) },
      {
        label: stage.texts.distance,
        value: stage.texts.meters.replace('{n}', stage.formatNumber(meters(state))),
      },
      { label: stage.texts.multiplier, value: `×${stage.formatNumber(state.bestMultiplier)}` },
    ],

    page: {
      label: stage.texts.wardrobe.title,
      icon: shirtIcon,
      create: () => createWardrobePage({ stage, wardrobe, getDress }),
    },

    dispose: pay,
  }
}
