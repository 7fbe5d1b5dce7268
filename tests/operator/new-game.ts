import type { PortalCopy } from './portal-copy.ts'

/** Adds the game of the README of the games, and moves it to the category that an operator adds. */
export function addGame(copy: PortalCopy): void {
  const written = copy.run('npm run --silent new:game -- coin-toss')
  copy.addChanges(written.trim().split('\n'))
  copy.edit('packages/games/src/games/coin-toss/manifest.ts', "categoryId: 'puzzle'", "categoryId: 'chance'")
}
