import type { Stage, View } from '../../../core/index.ts'
import { getNewDish } from '../rules/menu.ts'
import type { Station } from '../rules/menu.ts'
import { dayCount } from '../rules/state.ts'
import type { GameEvent, Moves, State } from '../rules/state.ts'
import { countStars, has, lastArrival } from '../rules/tuning.ts'
import { readProgress } from '../saved-progress.ts'
import { starTones } from '../sounds.ts'
import { fill } from '../texts.ts'
import type { Texts } from '../texts.ts'
import { drawStrip } from './day-strip.ts'
import { createEffects } from './effects.ts'
import { createEvening } from './evening/evening.ts'
import { createGuestsView } from './guests-view.ts'
import { drawHand, drawNotice, findHint } from './hints.ts'
import { createLayout } from './layout.ts'
import { getStall } from './palette.ts'
import { createResponses } from './responses.ts'
import { createBackdrop } from './stall/backdrop.ts'
import { drawCat, drawLanterns, drawPassersBy } from './stall/ornaments.ts'
import { createStationsView } from './stations/stations-view.ts'
import { createSteering } from './steering.ts'

export function createView(stage: Stage<Texts>): View<State, Moves, GameEvent> {
  const { texts, formatNumber } = stage
  const surface = stage.addSurface()
  const isStill = () => stage.reducedMotion
  const backdrop = createBackdrop(getStall(stage.variant.palette))
  const guests = createGuestsView(isStill, ({ dish }) => texts.dishes[dish])
  const effects = createEffects(isStill)
  const kitchen = createStationsView()
  const evening = createEvening(stage)
  const steer = createSteering()
  const progress = readProgress(stage.savedData)
  stage.element.append(evening.element)
  let layout = createLayout(stage.size)
  let time = 0
  let notice: { text: string; left: number } = { text: '', left: 0 }
  let opened = 0
  let isEvening = false
  let left = 0
  let litStars = 0

  const nameDay = (day: number) => fill(stage, texts.day, day)
  const notify = (text: string, seconds = 2.4) => {
    notice = { text, left: seconds }
    stage.announce(text)
  }
  const respond = createResponses({
    stage,
    effects,
    guests,
    getLayout: () => layout,
    flash: (station: Station, quality: number) => kitchen.flash(station, quality),
    notify,
  })

  const save = (event: GameEvent) => {
    if (event.kind === 'closed' && event.stars > (progress.stars[event.day - 1] ?? 0))
      progress.stars[event.day - 1] = event.stars
    else if (event.kind === 'served' && !progress.known.includes(event.dish)) progress.known.push(event.dish)
    else return
    stage.saveData(progress)
  }

  /** Announces the target and the new dish at the start of a day. */
  const introduce = ({ day, target }: Readonly<State>) => {
    const fresh = getNewDish(day)
    const goal = fill(stage, day === 1 ? texts.firstGoal : texts.goal, target)
    const title = nameDay(day)
    const news = fresh && texts.newDish.replace('{dish}', texts.dishes[fresh])
    notify([title, goal, news].filter(Boolean).join(' · '))
  }

  const announceLastOrders = ({ points, target }: Readonly<State>) => {
    const missing = fill(stage, texts.missing, target - points)
    notify(points < target ? `${texts.lastOrders} ${missing}` : texts.lastOrders, 2)
  }

  const drawNotices = (context: CanvasRenderingContext2D, state: Readonly<State>, seconds: number) => {
    notice.left -= seconds
    const hint = state.phase === 'day' ? findHint(state, progress.known) : null
    if (notice.left > 0) drawNotice(context, layout, notice.text, true)
    else if (hint) drawNotice(context, layout, texts.hints[hint.name], false)
    if (hint) drawHand(context, layout, hint, isStill() ? 0 : time)
  }

  return {
    readMoves(input) {
      const moves = steer(input, layout, null)
      if (!isEvening) return moves
      if (moves.turn !== 0 || moves.choose !== 0) evening.move(moves.turn, moves.choose)
      if (input.wasPressed('act')) evening.activate()
      return { ...moves, pick: evening.takePick() }
    },

    react(event, state) {
      save(event)
      respond(event, state)
      if (event.kind === 'bought' || event.kind === 'refused') evening.refresh(state)
    },

    resize(size) {
      layout = createLayout(size)
    },

    draw(state, frame) {
      const { seconds, phase } = frame
      time += seconds
      isEvening = state.phase === 'evening'
      if (phase === 'playing' && state.day !== opened && !isEvening) {
        opened = state.day
        introduce(state)
      }
      if (left > lastArrival && state.left <= lastArrival) announceLastOrders(state)
      left = state.left
      const pace = isStill() ? 0 : time
      const context = surface.startFrame()
      context.direction = stage.dir
      backdrop.update(layout, state, surface.canvas.width / Math.max(1, layout.width))
      context.save()
      const { x, y } = effects.offset(seconds)
      context.translate(x, y)
      backdrop.drawStreet(context, layout)
      drawPassersBy(context, layout, isStill() ? 3 : time)
      drawLanterns(context, layout, has(state, 'lanterns'), pace)
      guests.draw(context, layout, state, frame, time)
      backdrop.drawCounter(context, layout)
      if (has(state, 'cat')) drawCat(context, layout, state.catUsed, pace)
      guests.drawTickets(context, layout, state, pace)
      kitchen.draw(context, layout, state, pace, seconds)
      effects.draw(context, layout, seconds)
      context.restore()
      if (phase !== 'title' && phase !== 'over') {
        drawNotices(context, state, seconds)
        const places = drawStrip(context, layout, state, {
          day: nameDay(state.day),
          target: fill(stage, texts.goal, state.target),
          coins: formatNumber(state.coins),
          combo: state.combo > 1 ? fill(stage, texts.combo, state.combo) : null,
        })
        const stars = countStars(state.points, state.target)
        const place = places[stars - 1]
        if (stars > litStars && place && phase === 'playing') {
          effects.sparkle(place, 24)
          stage.sound.play(...starTones)
        }
        litStars = stars
      }
      if (phase === 'playing') evening.update(state, progress.stars, seconds)
    },

    getIntensity: ({ phase, seats, left: stepsLeft }) =>
      phase === 'evening' ? 0.15 : 0.3 + 0.15 * seats.filter(Boolean).length + (stepsLeft < 600 ? 0.2 : 0),

    summarize: (state) => [
      { label: texts.served, value: formatNumber(state.served) },
      { label: texts.perfectCount, value: formatNumber(state.perfect) },
      // The longest value comes last: where it does not fit, it gets a row of its own.
      state.won
        ? { label: texts.days, value: `${formatNumber(dayCount)} / ${formatNumber(dayCount)}` }
        : {
            label: nameDay(state.day),
            value: `${formatNumber(state.points)} / ${formatNumber(state.target)}`,
          },
    ],

    focus: () => (isEvening ? evening.focus() : stage.element.focus({ preventScroll: true })),
  }
}
