import './arcade.css'
import type { Game } from './core/index.ts'
import { addFonts } from './fonts/faces.ts'
import { openPage } from './page.ts'

const { dataset, lang } = document.documentElement
// Runs before the game's modules, which may throw.
const play = openPage({ id: dataset['game'] ?? '', locale: lang === 'ar' ? 'ar' : 'en' })

const decodeBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * Starts a game in the document that the portal generates for its frame. The portal fetches all files, because a
 * frame with an opaque origin has no cache. `<html data-game lang>` names the game; `#faces` holds the fonts as
 * JSON. `rulesHash` identifies the rules in logs.
 */
export function startStandaloneGame(game: Game, rulesHash: string): void {
  const fontData = JSON.parse(document.querySelector('#faces')?.textContent ?? '{}') as Record<string, string>
  addFonts((file) => (fontData[file] === undefined ? undefined : decodeBase64(fontData[file])))
  play((base) => (base === game.id ? Promise.resolve({ game, rulesHash }) : undefined))
}
