import { courtyardPath, starPath } from '../star-motif/star-path.ts'
import type { Hue } from '../tag/index.ts'

/** Sample images: one object on the tiles of its category, readable at 150 px, without text and network. */
const degrees: Record<Hue, number> = {
  action: 22,
  puzzle: 300,
  racing: 258,
  adventure: 152,
  girls: 350,
  cooking: 55,
}
const ink = 'oklch(0.2 0.036 220)'
const paper = 'oklch(0.982 0.012 85)'
const saffron = 'oklch(0.82 0.165 78)'

function poster(
  hue: Hue,
  draw: (tone: { fill: string; edge: string; tint: string; deep: string }) => string,
) {
  const tone = {
    fill: `oklch(0.73 0.14 ${degrees[hue]})`,
    edge: `oklch(0.52 0.125 ${degrees[hue]})`,
    tint: `oklch(0.94 0.035 ${degrees[hue]})`,
    deep: `oklch(0.3 0.07 ${degrees[hue]})`,
  }
  const tile = `<pattern id="p" width="48" height="48" patternUnits="userSpaceOnUse" x="6"><path d="${starPath(32)}${courtyardPath(32)}" fill="${tone.edge}" fill-rule="evenodd" transform="translate(24 24)" opacity=".28"/></pattern>`
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 192" width="600" height="384"><defs>${tile}</defs><rect width="300" height="192" fill="${tone.fill}"/><rect width="300" height="192" fill="url(#p)"/>${draw(tone)}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(image)}`
}

/** The shape twice: a hard shadow and the object above it. */
const standing = (shape: string, inside = '') =>
  `<g transform="translate(0 7)" fill="${ink}" opacity=".35">${shape}</g>${shape}${inside}`

export const posters = {
  car: poster(
    'racing',
    ({ deep, tint }) =>
      `<path d="M0 150h300v42H0z" fill="${deep}"/><path d="M10 168h50v6H10zM125 168h50v6h-50zM240 168h50v6h-50z" fill="${saffron}"/>` +
      standing(
        `<path d="M44 118q2-22 26-26l22-4q26-34 66-34 40 0 60 32l26 6q18 6 18 26v22q0 8-10 8H54q-10 0-10-10z" fill="${saffron}"/>`,
        `<path d="M106 86q18-22 44-22v24h-46zM160 64q26 2 40 24h-40z" fill="${tint}"/><path d="M44 118h220v8H44z" fill="${ink}" opacity=".22"/>`,
      ) +
      [94, 214]
        .map(
          (x) =>
            `<circle cx="${x}" cy="146" r="25" fill="${ink}"/><circle cx="${x}" cy="146" r="11" fill="${paper}"/>`,
        )
        .join(''),
  ),
  dhow: poster(
    'racing',
    ({ deep, tint }) =>
      `<path d="M0 142q25-12 50 0t50 0 50 0 50 0 50 0 50 0v50H0z" fill="${deep}"/>` +
      standing(
        `<path d="M138 20h8v112h-8z" fill="${ink}"/><path d="M148 16l92 104h-92z" fill="${paper}"/><path d="M134 44v76H74z" fill="${saffron}"/>`,
      ) +
      `<path d="M48 126h206q-14 34-52 34H96q-34 0-48-34z" fill="${ink}"/><path d="M62 138h178v6H62z" fill="${tint}"/>`,
  ),
  zellige: poster('puzzle', ({ deep, tint }) => {
    const at = (x: number, y: number, size: number, fill: string) =>
      `<path d="${starPath(size)}" fill="${fill}" transform="translate(${x} ${y})"/>`
    return (
      at(108, 103, 96, deep) +
      at(108, 96, 96, tint) +
      `<path d="${courtyardPath(120)}" fill="${deep}" transform="translate(108 96)"/>` +
      `<g transform="rotate(14 214 82)">${at(214, 91, 76, deep)}${at(214, 82, 76, saffron)}<path d="${courtyardPath(96)}" fill="${deep}" transform="translate(214 82)"/></g>`
    )
  }),
  blocks: poster('puzzle', ({ deep, tint, edge }) => {
    const block = (x: number, y: number, fill: string) =>
      `<path d="M${x} ${y + 6}h40v40h-40z" fill="${ink}"/><path d="M${x} ${y}h40v40h-40z" fill="${fill}" stroke="${ink}" stroke-width="3"/><path d="M${x + 7} ${y + 7}h12v6h-12z" fill="${paper}" opacity=".6"/>`
    return (
      `<path d="M0 170h300v22H0z" fill="${deep}"/>` +
      [70, 110, 150, 190].map((x) => block(x, 124, x === 150 ? saffron : tint)).join('') +
      [70, 110, 190].map((x) => block(x, 84, x === 190 ? saffron : edge)).join('') +
      block(70, 44, tint) +
      block(150, 22, saffron)
    )
  }),
  lantern: poster('adventure', ({ deep, tint }) =>
    [
      `<circle cx="150" cy="104" r="84" fill="${saffron}" opacity=".35"/><circle cx="150" cy="104" r="60" fill="${saffron}" opacity=".45"/>`,
      standing(
        `<path d="M138 8h24v14h-24zM150 18l34 30h-68z" fill="${ink}"/><path d="M112 48h76l16 28-22 72h-64l-22-72z" fill="${deep}"/><path d="M112 148h76v16h-76z" fill="${ink}"/>`,
      ),
      `<path d="M122 60h56l10 18-16 56h-44l-16-56z" fill="${tint}"/><path d="M150 72q24 28 0 54-24-26 0-54z" fill="${saffron}"/>`,
      `<path d="M146 60h8v74h-8z" fill="${deep}" opacity=".5"/>`,
    ].join(''),
  ),
  rocket: poster('action', ({ tint }) => {
    const stars = [
      [42, 40],
      [250, 36],
      [262, 132],
      [34, 138],
    ].map(([x, y]) => `<path d="${starPath(18)}" fill="${tint}" transform="translate(${x} ${y})"/>`)
    return (
      `${stars.join('')}<g transform="rotate(28 150 96)">` +
      `<path d="M132 150h36l-18 40z" fill="${saffron}"/>` +
      standing(
        `<path d="M116 108l-30 40v14l36-12zM184 108l30 40v14l-36-12z" fill="${ink}"/><path d="M150 6q40 36 34 104l-8 42h-52l-8-42q-6-68 34-104z" fill="${paper}"/>`,
        `<path d="M150 6q20 18 29 44h-58q9-26 29-44z" fill="${saffron}"/><circle cx="150" cy="84" r="17" fill="${ink}"/><circle cx="150" cy="84" r="9" fill="${tint}"/>`,
      ) +
      '</g>'
    )
  }),
  dress: poster('girls', ({ deep, tint }) =>
    [
      standing(
        `<path d="M126 26l10 20q14 8 28 0l10-20 12 6-8 50 52 82q-80 26-160 0l52-82-8-50z" fill="${deep}"/>`,
      ),
      `<path d="M122 82h56l6 12h-68z" fill="${saffron}"/>`,
      [
        [110, 136],
        [150, 126],
        [190, 136],
        [130, 160],
        [170, 160],
      ]
        .map(([x, y]) => `<path d="${starPath(18)}" fill="${tint}" transform="translate(${x} ${y})"/>`)
        .join(''),
    ].join(''),
  ),
  pot: poster('cooking', ({ deep, tint }) =>
    [
      `<path d="M112 52q-14-16 0-30M150 46q-14-16 0-32M188 52q-14-16 0-30" fill="none" stroke="${paper}" stroke-width="9" stroke-linecap="round"/>`,
      standing(
        `<path d="M52 92h30v18H52zM218 92h30v18h-30z" fill="${ink}"/><path d="M76 84h148v62q0 30-34 30h-80q-34 0-34-30z" fill="${deep}"/>`,
      ),
      `<path d="M66 70h168v18H66z" fill="${ink}"/><path d="M92 108h12v36H92z" fill="${tint}" opacity=".5"/>`,
      `<path d="${starPath(44)}${courtyardPath(44)}" fill="${saffron}" fill-rule="evenodd" transform="translate(150 130)"/>`,
    ].join(''),
  ),
}
