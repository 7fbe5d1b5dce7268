import { getRuntime, type HostedRuntime } from '@saha/games/bridge'

const texts: Record<HostedRuntime['locale'], string> = { en: 'Best', ar: 'الأفضل' }
const columns = 8
const saha = getRuntime()
const canvas = document.querySelector('canvas')
const context = canvas?.getContext('2d')
if (!canvas || !context) throw new Error('This browser draws no canvas.')

let player = 0
let star = 2
let score = 0
let best = Number(localStorage.getItem('best') ?? 0)
let isMuted = saha?.isMuted() ?? false

function draw(): void {
  if (!canvas || !context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.font = '48px sans-serif'
  context.fillText('🚀', player * 80 + 8, 200)
  context.fillText('⭐', star * 80 + 8, 200)
  context.font = '24px sans-serif'
  context.fillStyle = '#fff'
  context.fillText(`${texts[saha?.locale ?? 'en']}: ${best}${isMuted ? ' 🔇' : ''}`, 16, 40)
}

function move(by: number): void {
  saha?.gameplay(true)
  player = (player + by + columns) % columns
  if (player === star) {
    star = (star + 3) % columns
    score += 10
    best = Math.max(best, score)
    localStorage.setItem('best', String(best))
    saha?.score(score, score >= 100)
    if (score >= 100) score = 0
  }
  draw()
}

addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowRight') move(1)
  if (key === 'ArrowLeft') move(-1)
})
canvas.addEventListener('pointerdown', ({ clientX }) => move(clientX > innerWidth / 2 ? 1 : -1))
saha?.onMuted((muted) => {
  isMuted = muted
  draw()
})
draw()
saha?.ready()
