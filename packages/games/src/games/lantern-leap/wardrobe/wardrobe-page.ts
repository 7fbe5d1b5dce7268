import './wardrobe.css'
import { h, moveFocus, starPath, svg } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import { createBody, drawHero } from '../view/hero/hero.ts'
import type { Dress } from './outfits.ts'
import { outfitIds, outfits } from './outfits.ts'
import type { Worn } from './outfits.ts'
import { lanternCount } from './outfit-texts.ts'
import type { Texts } from '../texts.ts'
import type { Wardrobe } from './wardrobe.ts'

interface WardrobePageOptions {
  stage: Stage<Texts>
  wardrobe: Wardrobe
  getDress: (id: Worn) => Dress
}

export const shirtIcon = 'M8.5 4 3 7.5l2.2 4L7.5 10v10h9V10l2.3 1.5 2.2-4L15.5 4a3.5 3.5 0 0 1-7 0z'

/** Size of a picture in CSS pixels. */
const picture = { width: 72, height: 76 }
const standing = {
  x: 0,
  z: 0,
  vz: 0,
  grounded: true,
  held: false,
  coyote: 0,
  buffer: 0,
  wings: 0,
  safe: 0,
  carried: false,
}
const moves = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
const isArrow = (code: string): code is keyof typeof moves => code in moves

/** Draws the runner in a dress. */
function createPicture(dress: Dress): HTMLCanvasElement {
  const sharp = Math.min(3, Math.max(2, devicePixelRatio))
  const canvas = h('canvas', {
    class: 'outfit-picture',
    width: picture.width * sharp,
    height: picture.height * sharp,
    'aria-hidden': 'true',
  })
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(sharp, sharp)
    context.translate(picture.width / 2 + 4, picture.height - 6)
    drawHero(context, standing, createBody(), dress, 0.4, { phase: 'title', alpha: 0, seconds: 0 }, 0.7)
  }
  return canvas
}

const check = () =>
  svg(
    'svg',
    { class: 'outfit-check', viewBox: '-10 -10 20 20', 'aria-hidden': 'true' },
    svg('path', { d: starPath(18) }),
    svg('path', { class: 'outfit-tick', d: 'M-4 .5-1.5 3 4-3' }),
  )
const coin = () =>
  svg(
    'svg',
    { class: 'outfit-coin', viewBox: '-10 -14 20 28', 'aria-hidden': 'true' },
    svg('path', { d: 'M-2-13h4v3h-4zM-3-10h6l6 6H-9zM-8-3H8L6 9H-6zM-7 10H7v3H-7z' }),
  )

/** Creates the page on which lanterns buy outfits. */
export function createWardrobePage({ stage, wardrobe, getDress }: WardrobePageOptions): HTMLElement {
  const { formatCount, formatNumber } = stage
  const texts = stage.texts.wardrobe
  const count = (value: number) => formatCount(lanternCount, value)
  const purse = h('p', { class: 'outfit-purse' })
  const answer = h('p', { class: 'outfit-answer', role: 'status' })
  const ids: readonly Worn[] = ['own', ...outfitIds]

  const refreshers = new Map<Worn, () => void>()
  const refresh = () => {
    purse.textContent = texts.purse.replace('{lanterns}', count(wardrobe.getLanterns()))
    for (const update of refreshers.values()) update()
  }
  const choose = (id: Worn) => {
    const choice = wardrobe.choose(id)
    const missing = id === 'own' ? 0 : outfits[id].price - wardrobe.getLanterns()
    refresh()
    if (choice === 'too-dear') answer.textContent = texts.missing.replace('{lanterns}', count(missing))
    else answer.textContent = choice === 'bought' ? texts.bought.replace('{name}', texts.names[id]) : ''
    if (choice === 'bought') stage.sound.play({ from: 587, to: 880, duration: 0.3, volume: 0.16 })
  }

  const createOutfit = (id: Worn) => {
    const name = texts.names[id]
    const state = h('span', { class: 'outfit-state' })
    const button = h(
      'button',
      { type: 'button', class: 'outfit', onclick: () => choose(id) },
      createPicture(getDress(id)),
      h('span', { class: 'outfit-name' }, name),
      state,
    )
    refreshers.set(id, () => {
      const isWorn = wardrobe.getWorn() === id
      const price = id === 'own' || wardrobe.owns(id) ? null : outfits[id].price
      button.setAttribute('aria-pressed', String(isWorn))
      button.dataset['state'] = price === null ? 'owned' : price > wardrobe.getLanterns() ? 'dear' : 'open'
      const told =
        price === null ? (isWorn ? texts.worn : texts.owned) : texts.price.replace('{lanterns}', count(price))
      button.setAttribute('aria-label', `${name}: ${told}`)
      state.replaceChildren(
        ...(price === null ? [isWorn ? check() : texts.owned] : [coin(), h('bdi', {}, formatNumber(price))]),
      )
    })
    return h('li', {}, button)
  }

  const shelf = h('ul', { class: 'outfits', role: 'list' }, ...ids.map(createOutfit))
  shelf.addEventListener('keydown', (event) => {
    if (!isArrow(event.code)) return
    event.preventDefault()
    // Up is a key of the game.
    event.stopPropagation()
    moveFocus(shelf, moves[event.code])
  })
  refresh()
  return h('div', { class: 'wardrobe' }, purse, shelf, answer)
}
