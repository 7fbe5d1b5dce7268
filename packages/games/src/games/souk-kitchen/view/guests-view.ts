import { drawAt } from '../../../core/index.ts'
import type { Frame } from '../../../core/index.ts'
import { drawGuest } from '../people/draw-guest.ts'
import type { Mood } from '../people/draw-guest.ts'
import { guestLooks } from '../people/guest-looks.ts'
import type { Customer, State } from '../rules/state.ts'
import { getTicketPlace } from './layout.ts'
import type { Layout } from './layout.ts'

import type { Context } from './shapes.ts'
import { drawTicket } from './ticket.ts'

/** Seconds for which a good day is celebrated before the market opens. */
export const cheerSeconds = 2.4
/** Guests on the title screen, who also celebrate good days. */
const regulars = [3, 6, 8]

interface Actor {
  guest: number
  /** Progress of the walk: 0 off the stage, 1 at the counter. */
  here: number
  /** Seconds left to cheer. */
  cheer: number
  waving: number
  mood: Mood
}

const getMood = ({ patience, initialPatience }: Readonly<Customer>): Mood => {
  const part = patience / initialPatience
  return part > 0.66 ? 0 : part > 0.4 ? 1 : part > 0.18 ? 2 : 3
}

/** Creates the view of the customers, who arrive, wait, cheer and leave. */
export function createGuestsView(isStill: () => boolean, getName: (customer: Readonly<Customer>) => string) {
  const actors: (Actor | null)[] = [null, null, null]
  const departing: { actor: Actor; seat: number }[] = []

  const depart = (seat: number, cheer: number, mood: Mood) => {
    const actor = actors[seat]
    if (!actor) return
    departing.push({ seat, actor: { ...actor, cheer, mood } })
    actors[seat] = null
  }

  const drawActor = (context: Context, layout: Layout, seat: number, actor: Actor, time: number) => {
    const { seats, counter, personScale, beside, width } = layout
    const place = seats[seat]
    if (!place) return
    const size = guestLooks[actor.guest]?.size ?? 1
    const scale = personScale * (0.92 + 0.08 * size) * (size < 1 ? 0.4 + 0.6 * size : 1)
    const goal = place.x - (beside ? place.width * 0.2 : 0)
    const start = place.x < width / 2 ? -70 * scale : width + 70 * scale
    const ease = 1 - (1 - actor.here) ** 2
    const x = isStill() ? goal : start + (goal - start) * ease
    const hop = isStill() ? 0 : Math.abs(Math.sin(actor.here * 12)) * 5 * (actor.here < 1 ? 1 : 0)
    const jump = isStill() || actor.cheer <= 0 ? 0 : Math.abs(Math.sin(actor.cheer * 8)) * 7
    context.globalAlpha = isStill() ? actor.here : 1
    drawAt(context, x, counter - (hop + jump) * scale, scale, () => {
      context.translate(-32, -104)
      drawGuest(context, actor.guest, {
        mood: actor.mood,
        time,
        waving: actor.waving,
        cheering: actor.cheer,
        still: isStill(),
      })
    })
    context.globalAlpha = 1
  }

  return {
    serve: (seat: number) => depart(seat, 0.8, 0),
    lose: (seat: number) => depart(seat, 0, 3),
    /** Ends the day: all customers leave. After a good day the regulars join them, and all cheer first. */
    close: (isGood: boolean) => {
      for (const [seat, guest] of regulars.entries()) {
        if (isGood && !actors.some((actor) => actor?.guest === guest))
          actors[seat] ??= { guest, here: 0, cheer: 0, waving: 0, mood: 0 }
        depart(seat, isGood ? cheerSeconds : 0, isGood ? 0 : 1)
      }
    },
    draw(
      context: Context,
      layout: Layout,
      state: Readonly<State>,
      { seconds, phase }: Frame,
      time: number,
    ): void {
      for (const leaver of departing) {
        const { actor } = leaver
        if (actor.cheer > 0) {
          actor.cheer -= seconds
          actor.here = Math.min(1, actor.here + seconds * 3)
        } else actor.here -= seconds * 1.7
        drawActor(context, layout, leaver.seat, actor, time)
      }
      departing.splice(0, departing.length, ...departing.filter(({ actor }) => actor.here > 0))
      if (phase === 'title' && state.seats.every((customer) => !customer)) {
        for (const [seat, guest] of regulars.entries())
          drawActor(
            context,
            layout,
            seat,
            { guest, here: 1, cheer: 0, waving: seat === 1 ? 1 : 0, mood: 0 },
            time,
          )
        return
      }
      for (const [seat, customer] of state.seats.entries()) {
        if (!customer) {
          actors[seat] = null
          continue
        }
        const actor = (actors[seat] ??= {
          guest: customer.guest,
          here: 0,
          cheer: 0,
          waving: 1,
          mood: 0,
        })
        if (actor.guest !== customer.guest)
          actors[seat] = { ...actor, guest: customer.guest, here: 0, waving: 1 }
        actor.here = Math.min(1, actor.here + seconds * 2)
        if (actor.here === 1) actor.waving = Math.max(0, actor.waving - seconds)
        actor.mood = getMood(customer)
        drawActor(context, layout, seat, actor, time)
      }
    },
    /** Draws the orders above the customers and the street. */
    drawTickets(context: Context, layout: Layout, state: Readonly<State>, time: number): void {
      for (const [seat, customer] of state.seats.entries()) {
        if (!customer || (actors[seat]?.here ?? 0) < 0.7) continue
        drawTicket(context, layout, customer, {
          ...getTicketPlace(layout, seat),
          name: getName(customer),
          isChosen: state.chosen === seat,
          mood: getMood(customer),
          time,
        })
      }
    },
  }
}
