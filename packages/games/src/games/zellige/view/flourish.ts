import { h } from '../../../core/index.ts'

interface Options {
  layer: HTMLElement
  /** Temporary elements, which can be removed at any time. */
  leaving: Set<HTMLElement>
  size: number
  /** Returns the translation that moves a tile to a cell. */
  at: (cell: number) => string
  reducedMotion: () => boolean
}

/** Creates sparks and beams: decoration that never delays a move. */
export function createFlourish({ layer, leaving, size, at, reducedMotion }: Options) {
  const show = (
    element: HTMLElement,
    moving: HTMLElement,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
  ) => {
    layer.append(element)
    leaving.add(element)
    moving.animate(frames, { fill: 'both', ...timing }).addEventListener('finish', () => {
      leaving.delete(element)
      element.remove()
    })
  }
  return {
    sparks(cell: number, colors: readonly string[], count: number, delay: number): void {
      if (reducedMotion()) return
      for (let i = 0; i < count; i++) {
        const spark = h('i', { class: 'zl-spark' })
        spark.style.background = colors[i % colors.length] ?? ''
        const holder = h('div', { class: 'zl-holder zl-sparks' }, spark)
        holder.style.translate = at(cell)
        const angle = ((i + Math.random() * 0.6) / count) * Math.PI * 2
        const far = 50 + Math.random() * 55
        const away = `${(Math.cos(angle) * far).toFixed(0)}cqi ${(Math.sin(angle) * far).toFixed(0)}cqi`
        show(
          holder,
          spark,
          [
            { translate: '0 0', scale: '0', opacity: 0 },
            { translate: '0 0', scale: '1', opacity: 1, offset: 0.01 },
            { translate: away, scale: '0', rotate: '90deg', opacity: 1 },
          ],
          { duration: 380 + Math.random() * 160, delay, easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)' },
        )
      }
    },
    /** Shows a beam along a lit line. */
    beam(line: readonly number[], delay: number): void {
      if (reducedMotion()) return
      const [first = 0, second = 1] = line.toSorted((a, b) => a - b)
      const across = second - first === 1
      const beam = h('div', { class: 'zl-beam', 'data-across': across })
      beam.style.translate = across ? `0 ${Math.floor(first / size) * 100}%` : `${(first % size) * 100}% 0`
      show(beam, beam, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
        duration: 520,
        delay,
      })
    },
  }
}
