export { GameFrame, type GameFrameProps } from './game-frame.tsx'
