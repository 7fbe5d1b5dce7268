import { h } from '../../../core/index.ts'
import type { Stage } from '../../../core/index.ts'
import type { Want } from '../rules/briefs.ts'
import type { Result } from '../rules/judge.ts'
import { families, stampsInFamily } from '../rules/tools.ts'
import type { Texts } from '../texts.ts'
import { createStyleSwatch } from './swatches.ts'

/** Returns what a client wants, in words. */
export function getWantName(want: Want, texts: Texts): string {
  if (want.kind === 'motif') return texts.families[want.family]
  if (want.kind === 'cover') return texts.areas[want.area]
  if (want.kind === 'hue') return texts.hueWanted.replace('{hue}', texts.hues[want.hue] ?? '')
  return texts.wants[want.kind]
}

/** Returns a result and its goal, for example "12 % (25–60 %)", or a tick once it is met. */
function getWantValue({ want, value, grade }: Result, { texts, formatNumber }: Stage<Texts>): string {
  const isMet = grade >= 100
  const tick = isMet ? '✓ ' : ''
  const percent = (share: number) => `${formatNumber(share)}%`
  if (want.kind === 'hue') return tick || '–'
  if (want.kind === 'cover')
    return (
      tick +
      texts.between
        .replace('{value}', percent(value))
        .replace('{min}', formatNumber(want.min))
        .replace('{max}', percent(want.max))
    )
  const format = want.kind === 'symmetry' ? percent : formatNumber
  if (isMet) return tick + format(value)
  return texts.atLeast.replace('{value}', format(value)).replace('{min}', format(want.min))
}

/**
 * Creates a list of results with a bar each. Wanted motifs have a picture, because stamps show no names. Existing items
 * are updated, so that bars move.
 */
export function createWantList(stage: Stage<Texts>) {
  const element = h('ul', { class: 'henna-wants', role: 'list' })
  let shown = ''
  let items: { value: HTMLElement; bar: HTMLElement; item: HTMLElement }[] = []
  return {
    element,
    show(results: readonly Result[]): void {
      const names = results.map(({ want }) => getWantName(want, stage.texts))
      if (names.join('|') !== shown) {
        shown = names.join('|')
        items = results.map(({ want }, index) => {
          const value = h('span', { class: 'henna-want-value', dir: 'auto' })
          const bar = h('span', { class: 'henna-bar' })
          const item = h(
            'li',
            { class: 'henna-want' },
            h(
              'span',
              { class: 'henna-want-name' },
              want.kind === 'motif' &&
                createStyleSwatch('stamp', families.indexOf(want.family) * stampsInFamily, 0),
              names[index],
            ),
            value,
            h('span', { class: 'henna-track', 'aria-hidden': 'true' }, bar),
          )
          return { value, bar, item }
        })
        element.replaceChildren(...items.map(({ item }) => item))
      }
      for (const [index, result] of results.entries()) {
        const entry = items[index]
        if (!entry) continue
        entry.value.textContent = getWantValue(result, stage)
        entry.bar.style.inlineSize = `${result.grade}%`
        entry.item.toggleAttribute('data-met', result.grade >= 100)
        entry.item.toggleAttribute(
          'data-over',
          result.want.kind === 'cover' && result.value > result.want.max,
        )
      }
    },
  }
}
