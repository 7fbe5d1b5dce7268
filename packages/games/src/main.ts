import { catalogue } from './catalogue.ts'
import { createUnknownGameNotice } from './core/shell/unknown-game.ts'
import { addFonts } from './fonts/faces.ts'
import { openPage } from './page.ts'

/** Entry of the standalone arcade page: `?game=<id>&lang=en|ar`. The portal's frame uses `standalone-entry.ts`. */
const query = new URLSearchParams(location.search)

const fontUrls = import.meta.glob<string>('./fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
})
addFonts((file) => `url(${JSON.stringify(fontUrls[`./fonts/${file}.woff2`])})`)

const play = openPage({
  id: query.get('game') ?? '',
  locale: (query.get('lang') ?? navigator.language.slice(0, 2)) === 'ar' ? 'ar' : 'en',
  createUnknownGameNotice,
})
play((base) =>
  catalogue
    .find(({ id }) => id === base)
    ?.load()
    .then(({ default: game }) => ({ game })),
)
