import { fetchJson } from '@saha/machines/adapters'
import { isNullOr, isNumber, withRetry } from '@saha/machines/port'
import { createRatingMachine } from '@saha/machines/rating'
import { useRating } from '@saha/machines/react'
import { texts } from './texts.ts'

const machine = createRatingMachine({
  loadRating: async ({ gameId }, signal) =>
    fetchJson({ url: `/ratings/${gameId}`, isOutput: isNullOr(isNumber) }, signal),
  saveRating: withRetry(
    async ({ gameId, stars }, signal) => {
      await fetchJson({ url: `/ratings/${gameId}`, method: 'PUT', json: { stars } }, signal)
    },
    { delays: [0] },
  ),
})

/** Rates a game over REST. */
export function Rating() {
  const rating = useRating(machine, { gameId: 'zellige', userId: 'u1' })
  return (
    <section>
      <label>
        {texts.stars}
        <input
          type="range"
          max={5}
          value={rating.stars}
          onChange={({ target }) => rating.chooseStars(target.valueAsNumber)}
        />
      </label>
      <button type="button" disabled={rating.status !== 'confirming'} onClick={rating.confirm}>
        {texts.confirm}
      </button>
      <output>{rating.status === 'thanking' && texts.thanks}</output>
      {rating.failure && <p role="alert">{`${texts.failed}: ${rating.failure.kind}`}</p>}
    </section>
  )
}
