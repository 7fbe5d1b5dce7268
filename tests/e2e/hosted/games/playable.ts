import { page, type GameFiles } from './page.ts'

/** Draws a box that the arrow keys move. */
export const canvas: GameFiles = {
  'index.html': page(
    `
const context = document.querySelector('canvas').getContext('2d')
let x = 0
addEventListener('keydown', ({ key }) => { if (key === 'ArrowRight') x += 10 })
let frames = 0
function draw() {
  context.fillStyle = '#fc3'
  context.fillRect(0, 0, 300, 150)
  context.fillStyle = '#146'
  context.fillRect(x, 50, 40, 40)
  note('x', x)
  frames += 1
  note('frames', frames)
  requestAnimationFrame(draw)
}
draw()
document.querySelector('button').onclick = () => document.querySelector('canvas').requestFullscreen().then(
  () => note('fullscreen', document.fullscreenElement?.localName))
note('parent', parent === window)
`,
    '<canvas width="300" height="150"></canvas><button>Fill the screen</button><div style="height:3000px"></div>',
  ),
}
