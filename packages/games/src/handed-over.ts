import './arcade.css'
import type { Game } from './core/index.ts'
import { addFaces } from './fonts/faces.ts'
import { openPage } from './page.ts'

const { dataset, lang } = document.documentElement
// Here and not below: the game's own modules come between, and may throw.
const play = openPage({ id: dataset['game'] ?? '', locale: lang === 'ar' ? 'ar' : 'en' })

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * One game on the page that a portal wrote for its frame: the portal fetched all of it, because a frame of an
 * opaque origin has no cache. `<html data-game lang>` says what to play; `#faces` holds the typefaces, as JSON.
 */
export function openHandedOver(game: Game): void {
  const handed = JSON.parse(document.querySelector('#faces')?.textContent ?? '{}') as Record<string, string>
  addFaces((file) => (handed[file] === undefined ? undefined : bytes(handed[file])))
  play((base) => (base === game.id ? Promise.resolve({ default: game }) : undefined))
}
