export { startGamePreviews } from './game-previews.ts'
