import { css } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { getParts } from '../rules/menu.ts'
import type { Station } from '../rules/menu.ts'
import type { GameEvent, State } from '../rules/state.ts'
import { getTones } from '../sounds.ts'
import { fill } from '../texts.ts'
import type { Texts } from '../texts.ts'
import type { Effects } from './effects.ts'
import type { createGuestsView } from './guests-view.ts'
import { liquids } from './food/food-shapes.ts'
import { getTicketPlace } from './layout.ts'
import type { Layout } from './layout.ts'
import { gold, qualityColors } from './palette.ts'

interface ResponseOptions {
  stage: Stage<Texts>
  effects: Effects
  guests: ReturnType<typeof createGuestsView>
  getLayout: () => Layout
  /** Shows that a station was pressed, with its quality. */
  flash: (station: Station, quality: number) => void
  notify: (text: string) => void
}

/** Creates the handler of the rules' events, which plays sounds and shows effects. */
export function createResponses({ stage, effects, guests, getLayout, flash, notify }: ResponseOptions) {
  const { texts, announce, formatNumber } = stage
  const getCenter = (station: Station) => {
    const { x, y, width, height } = getLayout().stations[station]
    return { x: x + width / 2, y: y + height / 2 }
  }
  const getHead = (seat: number) => {
    const { seats, counter, personScale } = getLayout()
    return { x: seats[seat]?.x ?? 0, y: counter - personScale * 60 }
  }
  /** Lets a coin fly to the figure of the coins. */
  const payCoin = (from: { x: number; y: number }, delay: number) => {
    const { x, y, width, height } = getLayout().strip
    effects.fly([], from, { x: x + width - 40, y: y + height / 2 }, 17, delay)
  }
  /** Shows how well a station was used. */
  const grade = (station: Station, quality: number) => {
    flash(station, quality)
    const center = getCenter(station)
    const size = quality === 3 ? 19 : 15
    effects.say(
      texts.grades[quality - 1] ?? '',
      { x: center.x, y: center.y - 26 },
      size,
      css(qualityColors[quality] ?? gold),
    )
    if (quality === 3) effects.sparkle(center, 12)
  }

  const serve = (event: GameEvent & { kind: 'served' }, state: Readonly<State>) => {
    const { seat, points, perfect, dish, coins } = event
    const [from, to] = [getCenter('plate'), getHead(seat)]
    effects.fly(
      getParts(dish),
      from,
      { x: to.x, y: getLayout().counter - 14 },
      30 + 18 * getLayout().personScale,
    )
    for (let coin = 0; coin < Math.min(6, 1 + coins / 4); coin++) payCoin(to, 0.25 + coin * 0.07)
    // Where the order was, so that the happy face stays visible.
    const { x, y } = getTicketPlace(getLayout(), seat)
    const gained = `\u2066+${formatNumber(points)}\u2069`
    effects.say(gained, { x, y: y + 22 }, perfect ? 26 : 21, css(gold), 1.2)
    if (perfect) {
      effects.say(texts.perfectDish, { x, y: y + 50 }, 16, css(qualityColors[3] ?? gold), 1.2)
      effects.sparkle(to, 26)
    }
    guests.serve(seat)
    announce(`${texts.dishes[dish]}: ${formatNumber(points)}. ${formatNumber(state.score)}`)
  }

  /** Throws sparks and a coin for each star of the day. */
  const celebrate = (stars: number) => {
    const { seats, counter } = getLayout()
    for (const [star, { x }] of seats.slice(0, stars).entries()) {
      effects.sparkle({ x, y: counter }, 40)
      payCoin({ x, y: counter }, 0.4 * star)
    }
  }

  /** Names the loss of a streak where it was shown. */
  const showLostCombo = () => {
    const { x, y, width, height } = getLayout().strip
    effects.say(texts.comboLost, { x: x + width, y: y + height + 40 }, 16, css(qualityColors[1] ?? gold), 1.4)
  }

  let combo = 0
  return (event: GameEvent, state: Readonly<State>): void => {
    stage.sound.play(...getTones(event, state.combo))
    if (combo > 1 && state.combo < combo) showLostCombo()
    combo = state.combo
    switch (event.kind) {
      case 'arrived': {
        const customer = state.seats[event.seat]
        if (!customer) break
        const order = texts.order.replace('{name}', texts.names[customer.guest] ?? '')
        announce(order.replace('{dish}', texts.dishes[customer.dish]))
        break
      }
      case 'turned':
        grade(event.station, event.quality)
        break
      case 'stroke':
        flash('board', event.quality)
        effects.splash(getCenter('board'), css([0.66, 0.16, 140]), event.quality * 3)
        break
      case 'made':
        grade(event.station, event.quality)
        effects.fly([event.food], getCenter(event.station), getHead(event.seat), 44)
        break
      case 'spoiled': {
        const color = css(qualityColors[0] ?? gold)
        flash(event.station, 0)
        effects.shock()
        const isJug = event.station === 'jug'
        if (isJug) effects.splash(getCenter('jug'), css(liquids[event.food] ?? gold), 20)
        const loss = isJug ? texts.spilled : texts.burnt
        effects.say(loss, getCenter(event.station), 20, color, 1.1)
        announce(loss)
        break
      }
      case 'loaded': {
        const dish = state.seats[event.seat]?.dish
        if (dish) announce(texts.ready.replace('{dish}', texts.dishes[dish]))
        break
      }
      case 'placed':
        grade('plate', event.quality)
        break
      case 'served':
        serve(event, state)
        break
      case 'left':
        guests.lose(event.seat)
        notify(texts.left.replace('{name}', texts.names[event.guest] ?? ''))
        break
      case 'saved':
        notify(texts.saved)
        break
      case 'closed':
        guests.close(event.stars > 0)
        celebrate(event.stars)
        if (event.stars === 0) notify(fill(stage, texts.dayResult, state.points, state.target))
        break
      default:
    }
  }
}
