import { page, pixel, type GameFiles } from './page.ts'

/** Draws a box that the arrow keys move. */
export const canvas: GameFiles = {
  'index.html': page(
    `
const context = document.querySelector('canvas').getContext('2d')
let x = 0
// Engines ignore keys that are prevented already.
addEventListener('keydown', ({ key, defaultPrevented }) => { if (key === 'ArrowRight' && !defaultPrevented) x += 10 })
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

/** Counts its visits in every storage that a page has. */
export const counter: GameFiles = {
  'index.html': page(
    `
const count = (read, write) => { const value = Number(read() || 0) + 1; write(value); return value }
note('local', count(() => localStorage.visits, (value) => { localStorage.visits = value }))
note('session', count(() => sessionStorage.getItem('visits'), (value) => sessionStorage.setItem('visits', value)))
note('cookie', count(
  () => /(?:^|; )visits=(\\d+)/.exec(document.cookie)?.[1],
  (value) => { document.cookie = 'visits=' + value + '; max-age=1000' }))
note('name', count(() => window.name, (value) => { window.name = value }))
document.getElementById('reload').onclick = () => location.reload()
note('level', localStorage.level)
document.getElementById('next').onclick = () => { localStorage.level = Number(localStorage.level ?? 0) + 1 }
document.getElementById('quota').onclick = () => {
  try { localStorage.large = 'x'.repeat(4 * 2 ** 20) } catch (error) { note('quota', error.name) }
}
`,
    '<p>Counter</p><button id="next">Next</button><button id="reload">Reload</button><button id="quota">Fill</button>',
  ),
}

/** Uses what an opaque origin lacks. */
export const features: GameFiles = {
  'picture.png': pixel,
  'data/level.json': '{"level":7}',
  'data/part.js': 'const part = 2',
  'data/worker.js': `importScripts('part.js')
onmessage = async ({ data }) => {
  const { level } = await (await fetch('level.json')).json()
  postMessage(data + part + level)
}`,
  'data/piece.js': 'export const part = 2',
  'data/module.js': `import { part } from './piece.js'
onmessage = async ({ data }) => {
  const { level } = await (await fetch('level.json')).json()
  postMessage(data + part + level)
}`,
  'second.html': page(`note('page', 'second')`, '<p>Second page</p>'),
  'index.html': page(
    `
const draw = (image) => {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, 1, 1).data.length
}
const load = (image) => new Promise((resolve, reject) => { image.onload = () => resolve(image); image.onerror = reject })
const ask = (worker) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data)
  worker.onerror = ({ message }) => reject(message)
  worker.postMessage(1)
})
const checks = {
  'own picture': () => { const image = new Image(); const loaded = load(image); image.src = 'picture.png'; return loaded.then(draw) },
  'picture of the page': async () => { const image = document.getElementById('parsed'); if (!image.complete || !image.naturalWidth) await load(image); return draw(image) },
  'credentials': () => fetch('data/level.json', { credentials: 'include' }).then((r) => r.json()).then(({ level }) => level),
  'worker': () => ask(new Worker('data/worker.js')),
  'module worker': () => ask(new Worker('data/module.js', { type: 'module' })),
  'module of a blob': () => ask(new Worker(URL.createObjectURL(new Blob(['onmessage = () => postMessage(import.meta.url.slice(0, 5))'])), { type: 'module' })),
  'question': () => confirm('Start?'),
  'name': () => prompt('Your name?'),
  'history': () => { const before = history.length; history.pushState({ a: 1 }, '', '?level=2'); return history.length - before + ' ' + history.state.a },
  'service workers': () => navigator.serviceWorker.getRegistrations().then((all) => all.length),
  'database': () => String(window['indexed' + 'DB']),
  'eval': () => eval('6 * 7'),
  'write': () => document.getElementById('written').textContent,
}
document.write('<b id="written">written</b>')
document.getElementById('alerts').onclick = () => { for (let i = 0; i < 100; i++) alert('Alert ' + i) }
for (const [name, check] of Object.entries(checks))
  Promise.resolve().then(check).then((value) => note(name, value), (error) => note(name, 'failed: ' + error))
`,
    `<img id="parsed" src="picture.png" alt=""><a href="#below">Below</a> <a href="https://elsewhere.example/">Elsewhere</a>
<a href="second.html">Second</a><button id="alerts">Alerts</button><p id="below">Features</p>`,
  ),
}

/** Plays a tone, and a timer that a pause must hold. */
export const sound: GameFiles = {
  'index.html': page(
    `
// The first script plays through a gain of its own, which shows whether the sound is off.
const { createGain } = AudioContext.prototype
const gains = []
AudioContext.prototype.createGain = function () { const gain = createGain.call(this); gains.push(gain); return gain }
window.context = new AudioContext()
const tone = context.createOscillator()
const meter = context.createAnalyser()
tone.connect(meter)
note('chained', meter.connect(context.destination) === context.destination)
tone.start()
setInterval(() => { note('state', context.state); note('volume', gains[0].gain.value) }, 50)
`,
    '<p>Sound</p>',
  ),
}
