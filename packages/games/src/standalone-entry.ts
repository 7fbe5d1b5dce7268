import './arcade.css'
import type { Game } from './core/index.ts'
import { addFonts } from './fonts/faces.ts'
import { openPage } from './page.ts'

const { dataset, lang } = document.documentElement
// Here and not below: the game's own modules come between, and may throw.
const play = openPage({ id: dataset['game'] ?? '', locale: lang === 'ar' ? 'ar' : 'en' })

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * One game on the page that a portal wrote for its frame: the portal fetched all of it, because a frame of an
 * opaque origin has no cache. `<html data-game lang>` says what to play; `#faces` holds the typefaces, as JSON.
 */
export function startStandaloneGame(game: Game): void {
  const fontData = JSON.parse(document.querySelector('#faces')?.textContent ?? '{}') as Record<string, string>
  addFonts((file) => (fontData[file] === undefined ? undefined : decodeBase64(fontData[file])))
  play((base) => (base === game.id ? Promise.resolve({ default: game }) : undefined))
}
