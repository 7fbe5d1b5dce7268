import { glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing } from '../scene.ts'
import { skins } from '../drawing/scheme.ts'
import { drawEach, group, path, rect, stroke } from '../drawing/svg.ts'

const [skinShade, skin] = skins

const ellipse = (y: number, rx: number, ry: number, fill: string): string =>
  path(`M${200 - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`, fill)

const light: Light = { x: 200, y: 150, reach: 170 }

/** One large button with a finger on it. */
export const oneButton: Drawing = (s) =>
  sky(s, light) +
  glow(s, light) +
  ellipse(212, 148, 42, s.ink) +
  ellipse(198, 148, 42, s.goldShade) +
  ellipse(188, 148, 42, s.gold) +
  ellipse(186, 116, 31, s.ink) +
  path(
    'M96 182V158C96 136 140 124 200 124S304 136 304 158V182C304 200 256 212 200 212S96 200 96 182Z',
    s.accentShade,
  ) +
  ellipse(156, 104, 31, s.accent) +
  path('M110 152C120 138 160 131 196 131L188 138C156 139 130 145 118 157Z', s.goldLight) +
  group(
    { transform: 'rotate(24 214 154)' },
    stroke('M214 146V-40', s.ink, 58),
    stroke('M208 140V-40', skin, 50),
    path('M222 -40H233V140A25 25 0 0 1 212 165Q224 150 222 120Z', skinShade),
    path('M192 134Q192 118 206 118Q220 118 220 134V144Q206 150 192 144Z', s.paper),
    rect(170, 10, 76, 22, s.gold, 4),
    rect(160, -30, 96, 44, s.body, 4),
  ) +
  drawEach([-1, 1], (way) =>
    drawEach([0, 1, 2], (ray) =>
      stroke(`M${200 + way * (160 - ray * 14)} ${128 - ray * 30}l${way * 22} ${-8 - ray * 6}`, s.gold, 7),
    ),
  )
