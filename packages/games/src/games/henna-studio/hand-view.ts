import { css, svg } from '../../core/index.ts'
import { drawGrowth } from './design.ts'
import { drawHand, getHennaColor } from './hand-drawing.ts'
import { getSpot, getPose } from './hand.ts'
import { drawMotif } from './motif-drawings.ts'
import { lights } from './lights.ts'
import type { Light } from './lights.ts'
import { motifs } from './rules/tuning.ts'
import type { Picture } from './picture.ts'

export interface HandViewOptions {
  label: string
  palette: number
  formatNumber: (value: number) => string
  /** Called when a spot on the hand is pressed. */
  press: (motif: number) => void
}

/** Returns a cone of henna paste with its tip at (0, 0). */
const cone = () =>
  svg(
    'g',
    { class: 'henna-cone' },
    svg('path', { d: 'M0 0L26 -58C36 -62 50 -52 50 -42Z', class: 'henna-cone-shade' }),
    svg('path', { d: 'M0 0L22 -60C30 -64 42 -58 44 -50Z', class: 'henna-cone-paper' }),
    svg('path', { d: 'M9 -24L15 -20M15 -41L28 -31', class: 'henna-cone-line' }),
  )

/** Creates the hand with its drawing, the spot of each motif, and the cone that draws. */
export function createHandView({ label, palette, formatNumber, press }: HandViewOptions) {
  const skin = svg('g')
  const drawn = svg('g')
  const places = svg('g')
  const tool = cone()
  drawn.style.setProperty('color', css(getHennaColor(palette)))
  const element = svg(
    'svg',
    {
      class: 'henna-hand',
      viewBox: '46 66 318 520',
      preserveAspectRatio: 'xMidYMax meet',
      role: 'img',
      'aria-label': label,
    },
    skin,
    drawn,
    places,
    tool,
  )
  let pose = getPose(0)
  let spots: SVGGElement[] = []
  let shownPose = -1
  let shown: readonly (readonly number[])[] = []

  const drawPose = (next: number) => {
    shownPose = next
    pose = getPose(next)
    skin.replaceChildren(drawHand(pose, palette))
    drawn.replaceChildren()
    shown = []
    spots = motifs.map((_, motif) => {
      const { x, y } = getSpot(pose, motif)
      const spot = svg(
        'g',
        { class: 'henna-spot', transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
        svg(
          'g',
          { class: 'henna-spot-body' },
          svg('circle', { class: 'henna-spot-disc', r: 27 }),
          svg('g', { class: 'henna-spot-motif' }, drawMotif(motif, 0, 0, 1.75)),
          svg('circle', { class: 'henna-spot-badge', cx: 21, cy: -20, r: 11 }),
          svg(
            'text',
            { class: 'henna-spot-number', x: 21, y: -15.5, 'text-anchor': 'middle' },
            formatNumber(motif + 1),
          ),
        ),
      )
      spot.addEventListener('click', () => press(motif))
      return spot
    })
    places.replaceChildren(...spots)
  }

  return {
    element,
    /** Shows a picture. New growths appear part by part when `lively`. */
    show({ pose: wanted, growths }: Picture, lively: boolean): void {
      const added = growths.length - shown.length
      const continues =
        wanted === shownPose && added >= 0 && shown.every((growth, index) => growth === growths[index])
      if (!continues) drawPose(wanted)
      for (let index = shown.length; index < growths.length; index++) {
        const group = drawGrowth(pose, index, growths[index] ?? [])
        if (lively && continues) group.classList.add('is-new')
        drawn.append(group)
      }
      shown = [...growths]
    },
    /** Enables the spots of the first `open` motifs. */
    setOpenMotifs(open: number): void {
      for (const [motif, spot] of spots.entries()) spot.toggleAttribute('data-closed', motif >= open)
    },
    /** Lights the spot of a motif and moves the cone there. */
    light(motif: number, how: Light): void {
      const spot = spots[motif]
      if (!spot) return
      places.append(spot)
      spot.classList.add(how)
      const { x, y } = getSpot(pose, motif)
      tool.style.setProperty('transform', `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`)
    },
    /** Turns every light off. */
    turnOff(): void {
      for (const spot of spots) spot.classList.remove(...lights)
    },
  }
}
