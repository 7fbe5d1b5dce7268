import { h } from '../../../../core/index.ts'
import type { Stage } from '../../../../core/index.ts'
import { getMedals } from '../../saved-progress.ts'
import type { SavedProgress } from '../../saved-progress.ts'
import { medalsNeeded } from '../../texts.ts'
import type { Texts } from '../../texts.ts'
import { carNames } from './bodies.ts'
import type { CarName } from './bodies.ts'
import { drawCar, standing } from './cars.ts'
import type { Coat } from './paints.ts'

/** Medals that unlock each car. Cars differ in looks and sound alone. */
const needed: Readonly<Record<CarName, number>> = { wagon: 0, pickup: 1, buggy: 3, coupe: 5 }

/** Size of a picture, in canvas pixels, and pixels per meter. */
const picture = { width: 216, height: 168, scale: 46 }

function createPicture(car: CarName, colors: Coat): HTMLCanvasElement {
  const canvas = h('canvas', { 'aria-hidden': 'true' })
  Object.assign(canvas, { width: picture.width, height: picture.height })
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.translate(picture.width / 2, picture.height - 14)
  context.scale(picture.scale, picture.scale)
  drawCar(context, car, colors, standing, false)
  return canvas
}

const countMedals = (progress: SavedProgress, level: number) =>
  getMedals(progress, level).filter((medal) => medal !== null).length

/** Returns the chosen car if its medals are won, or else the first one. */
export const getCar = (progress: SavedProgress, level: number): CarName => {
  const { car } = progress
  return needed[car] <= countMedals(progress, level) ? car : 'wagon'
}

/** Creates the choice of cars. `onChoose` gets a car that is unlocked. */
export function createGarage(
  stage: Stage<Texts>,
  progress: SavedProgress,
  colors: Coat,
  onChoose: (car: CarName) => void,
): HTMLElement {
  const { texts, variant } = stage
  const medals = countMedals(progress, variant.level)
  const buttons = carNames.map((car) => {
    const isLocked = needed[car] > medals
    const note = isLocked ? stage.formatCount(medalsNeeded, needed[car]) : texts.cars[car]
    return h(
      'button',
      {
        type: 'button',
        class: 'rally-car',
        'aria-label': isLocked ? `${texts.cars[car]}: ${note}` : texts.cars[car],
        'aria-disabled': isLocked ? 'true' : undefined,
        'aria-pressed': String(car === getCar(progress, variant.level)),
        onclick: (event) => {
          if (isLocked) return
          for (const button of buttons) button.ariaPressed = String(button === event.currentTarget)
          onChoose(car)
        },
      },
      createPicture(car, colors),
      h('span', { class: 'rally-car-name' }, note),
    )
  })
  return h(
    'div',
    { class: 'rally-garage' },
    h('p', { class: 'line' }, texts.garageNote),
    h('div', { class: 'rally-cars', role: 'group', 'aria-label': texts.garage }, ...buttons),
  )
}
