import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createRatingMachine } from '../rating/index.ts'
import type { RatingPorts } from '../rating/index.ts'
import { fakePorts, settle } from '../testing/index.ts'
import { useRating } from './index.ts'

test('renders the first state on a server, and calls no port', async () => {
  const ports = fakePorts<RatingPorts>(['loadRating', 'saveRating'])
  const machine = createRatingMachine(ports)
  const Rating = () => {
    const { status, stars } = useRating(machine, { gameId: 'zellige', userId: 'u1' })
    return createElement('output', null, `${status} ${stars}`)
  }
  expect(renderToString(createElement(Rating))).toBe('<output>idle 0</output>')
  await settle()
  expect(ports.loadRating.calls).toEqual([])
})
