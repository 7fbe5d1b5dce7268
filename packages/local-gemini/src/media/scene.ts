import type { Size } from './dimensions.ts'

/** Color words in a prompt, with their color. */
const COLORS: readonly (readonly [RegExp, string])[] = [
  [/\bred\b|أحمر|حمراء/i, '#d7383b'],
  [/\borange\b|برتقالي/i, '#e8842c'],
  [/\byellow\b|\bgold(?:en)?\b|أصفر|صفراء|ذهبي/i, '#e9bd3a'],
  [/\bgreen\b|أخضر|خضراء/i, '#3a9a57'],
  [/\bblue\b|أزرق|زرقاء/i, '#2f6fd0'],
  [/\bpurple\b|\bviolet\b|بنفسجي|أرجواني/i, '#7a4bc0'],
  [/\bpink\b|وردي/i, '#e377a8'],
  [/\bbrown\b|بني/i, '#8a5a36'],
  [/\bblack\b|أسود|سوداء/i, '#23262d'],
  [/\bwhite\b|أبيض|بيضاء/i, '#f2f1ec'],
  [/\bteal\b|\bturquoise\b|فيروزي/i, '#1f9d9a'],
]

type Draw = (color: string, dark: boolean) => string

/** Drawable things, in a scene of 1000 by 1000 with the ground at 700. */
const THINGS: readonly (readonly [RegExp, Draw])[] = [
  [
    /\bsea\b|\bocean\b|\bwave|\bwater\b|\bboat\b|\bship\b|بحر|محيط|موج|سفينة|قارب/i,
    (color) =>
      `<path d="M-800 720q100-40 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0v500h-2600z" fill="${color}"/><path d="M-800 800q100-40 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0 200 0v500h-2600z" fill="#000" opacity=".18"/>`,
  ],
  [
    /\bboat\b|\bship\b|\bsail|سفينة|قارب|شراع/i,
    (color) =>
      `<path d="M380 690h240l-50 70h-140z" fill="#6b4228"/><path d="M505 420v260h-110z" fill="#fff"/><path d="M520 460v220h80z" fill="${color}"/>`,
  ],
  [
    /\bmountain|\bhill|جبل|جبال|تل/i,
    (color) =>
      `<path d="M-200 720l320-380 200 230 160-190 380 340z" fill="${color}"/><path d="M120 340l-70 84 70-20 60 30z" fill="#fff" opacity=".85"/>`,
  ],
  [
    /\bdesert\b|\bdune|\bsand\b|صحراء|كثبان|رمل/i,
    () =>
      `<path d="M-800 740q300-160 1100-20t1500-40v600h-2600z" fill="#d9a760"/><path d="M-800 820q400-120 1300 0t1300-30v600h-2600z" fill="#c08a47"/>`,
  ],
  [
    /\bcity\b|\btown\b|\bbuilding|\btower|مدينة|برج|أبراج|مبنى/i,
    (color) =>
      `<g fill="${color}"><path d="M80 720v-260h120v260zM220 720v-380h100v380zM340 720v-210h140v210zM640 720v-320h110v320zM770 720v-230h150v230z"/></g><g fill="#ffe9a8"><path d="M110 500h20v30h-20zM150 560h20v30h-20zM250 400h20v30h-20zM270 480h20v30h-20zM670 450h20v30h-20zM700 540h20v30h-20zM810 540h20v30h-20zM860 600h20v30h-20z"/></g>`,
  ],
  [
    /\bhouse\b|\bhome\b|\bcastle\b|بيت|منزل|قلعة/i,
    (color) =>
      `<path d="M360 720v-210h280v210z" fill="#f1dfc0"/><path d="M320 520l180-150 180 150z" fill="${color}"/><path d="M470 720v-120h70v120z" fill="#6b4228"/>`,
  ],
  [
    /\btree|\bforest\b|\bwood|شجر|غابة/i,
    (color) =>
      `<g fill="#6b4228"><path d="M190 720v-120h28v120zM790 720v-150h30v150z"/></g><g fill="${color}"><circle cx="204" cy="540" r="95"/><circle cx="805" cy="500" r="120"/></g>`,
  ],
  [
    /\bpalm|\boasis\b|نخل|نخيل|واحة/i,
    () =>
      `<path d="M700 730q-30-160 20-300l22 6q-40 140-10 294z" fill="#7a5230"/><g fill="none" stroke="#2f8a4d" stroke-width="26" stroke-linecap="round"><path d="M730 430q-80-70-170-20M730 430q-20-100-120-120M730 430q90-90 170-40M730 430q70-20 130 70M730 430q-70 10-110 80"/></g>`,
  ],
  [
    /\bflower|\brose\b|\bgarden\b|زهر|ورد|حديقة/i,
    (color) =>
      [180, 340, 500, 660, 820]
        .map(
          (x, index) =>
            `<g transform="translate(${x} ${720 - (index % 2) * 50})"><path d="M-4 0v110h8v-110z" fill="#2f8a4d"/>${[0, 72, 144, 216, 288].map((angle) => `<ellipse rx="20" ry="36" cy="-34" transform="rotate(${angle})" fill="${color}"/>`).join('')}<circle r="17" fill="#f6d04d"/></g>`,
        )
        .join(''),
  ],
  [
    /\bcat\b|\bkitten|قط|هر/i,
    (color) =>
      `<g fill="${color}"><ellipse cx="500" cy="640" rx="130" ry="120"/><circle cx="500" cy="480" r="92"/><path d="M420 440l-8-110 80 60zM580 440l8-110-80 60z"/><path d="M620 700q110 10 90-120" fill="none" stroke="${color}" stroke-width="30" stroke-linecap="round"/></g><g fill="#fff"><circle cx="466" cy="470" r="19"/><circle cx="534" cy="470" r="19"/></g><g fill="#16181d"><circle cx="466" cy="470" r="9"/><circle cx="534" cy="470" r="9"/><path d="M490 508h20l-10 13z"/></g>`,
  ],
  [
    /\bbird|\bfalcon|طائر|طيور|عصفور|صقر/i,
    (color) =>
      `<g fill="none" stroke="${color}" stroke-width="14" stroke-linecap="round"><path d="M240 260q40-50 80 0q40-50 80 0M560 200q30-40 60 0q30-40 60 0M440 340q22-30 44 0q22-30 44 0"/></g>`,
  ],
  [
    /\bcar\b|\btaxi\b|\brace|سيارة|سباق/i,
    (color) =>
      `<path d="M260 700v-70l90-20 70-80h190l80 80 80 20v70z" fill="${color}"/><g fill="#16181d"><circle cx="370" cy="705" r="46"/><circle cx="640" cy="705" r="46"/></g>`,
  ],
  [
    /\bball\b|\bfootball|\bsoccer|كرة/i,
    (color) =>
      `<circle cx="500" cy="630" r="110" fill="${color}"/><path d="M395 600q105 60 210 0M420 705q80-60 160 0M500 520v220" stroke="#fff" stroke-width="9" fill="none"/>`,
  ],
  [
    /\brocket|\bspace\b|صاروخ|فضاء/i,
    (color) =>
      `<path d="M500 260q90 110 70 320h-140q-20-210 70-320z" fill="${color}"/><circle cx="500" cy="430" r="36" fill="#bfe3f5"/><path d="M440 580l-60 80 60-20zM560 580l60 80-60-20z" fill="${color}"/><path d="M460 590h80l-40 130z" fill="#f3a73b"/>`,
  ],
  [
    /\bheart|\blove\b|قلب|حب\b/i,
    (color) =>
      `<path d="M500 720c-260-180-250-380-110-380 60 0 100 40 110 80 10-40 50-80 110-80 140 0 150 200-110 380z" fill="${color}"/>`,
  ],
]

const NIGHT = /\bnight\b|\bmoon|\bstars?\b|\bspace\b|\bdark\b|ليل|قمر|نجوم|نجمة|فضاء|مظلم/i

/** Returns the same number for the same text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** Returns the first color that a text names, or null. */
export const findColor = (text: string): string | null =>
  COLORS.find(([word]) => word.test(text))?.[1] ?? null

/** Draws the things that a prompt names as SVG; without a known word, an eight-pointed star in colors of the text. */
export function drawScene(prompt: string, { width, height }: Size): string {
  const seed = hashText(prompt)
  const dark = NIGHT.test(prompt)
  const hue = seed % 360
  const color = findColor(prompt) ?? `hsl(${hue}, 62%, ${dark ? 52 : 46}%)`
  const [sky, horizon, ground] = dark
    ? ['#0d1330', '#34406f', '#1c2440']
    : [
        `hsl(${(hue + 190) % 360}, 66%, 62%)`,
        `hsl(${(hue + 30) % 360}, 80%, 88%)`,
        `hsl(${(hue + 110) % 360}, 34%, 52%)`,
      ]
  const things = THINGS.filter(([word]) => word.test(prompt))
  const drawn = things.length > 0 ? things.map(([, draw]) => draw(color, dark)).join('') : star(color)
  // The scene is centered and fills the shorter side.
  const scale = Math.min(width, height) / 1000
  const stage = `translate(${(width - 1000 * scale) / 2} ${height - 1000 * scale}) scale(${scale})`
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${light(seed, dark, width, height)}
<rect y="${height - 290 * scale}" width="${width}" height="${290 * scale}" fill="${ground}"/>
<g transform="${stage}">${drawn}</g>`
}

function light(seed: number, dark: boolean, width: number, height: number): string {
  const across = width * (0.2 + ((seed >>> 8) % 60) / 100)
  const radius = Math.min(width, height) * 0.08
  const disc = `<circle cx="${across}" cy="${height * 0.2}" r="${radius}" fill="${dark ? '#f4f0d8' : '#ffd95e'}"/>`
  if (!dark) return disc
  const stars = Array.from({ length: 40 }, (_, index) => {
    const spot = hashText(`${seed}:${index}`)
    return `<circle cx="${(spot % 1000) * (width / 1000)}" cy="${((spot >>> 10) % 600) * (height / 1000)}" r="${1 + (spot % 3)}" fill="#fff"/>`
  })
  return stars.join('') + disc
}

const star = (color: string) =>
  `<g transform="translate(500 520)" fill="${color}"><path d="M-190-190h380v380h-380z"/><path d="M-190-190h380v380h-380z" transform="rotate(45)"/><path d="M-110-110h220v220h-220z" fill="#fff" opacity=".8"/><path d="M-110-110h220v220h-220z" fill="#fff" opacity=".8" transform="rotate(45)"/></g>`
