import { setTimeout as wait } from 'node:timers/promises'
import { Query, type TestResponse, ApiClient } from './api-client.ts'

const PASSWORD = 'longenough1'
const GAMES = 37

/** A measured call. */
export interface Timing {
  readonly call: string
  readonly milliseconds: number
  readonly status: number
  /** True if the response has the status that the portal expects. */
  readonly expected: boolean
}

/**
 * A user of the portal: signs up, opens games, rates, adds favorites, submits scores, and records acknowledged
 * writes.
 */
export class SimulatedUser {
  readonly #id: string
  readonly #random: () => number
  readonly #observe: (timing: Timing) => void
  #client: ApiClient
  /** Ids of favorites, by game. */
  readonly #favorites = new Map<string, string>()
  /** Ids and stars of ratings, by game. */
  readonly #ratings = new Map<string, { id: string; stars: number }>()
  readonly #scores = new Map<string, number>()
  #writes = 0
  #pause = 0

  /** @param observe receives the timing of every call */
  constructor(url: string, number: number, random: () => number, observe: (timing: Timing) => void) {
    this.#id = `user-${number}`
    this.#client = new ApiClient(url)
    this.#random = random
    this.#observe = observe
  }

  get #email(): string {
    return `${this.#id}@example.test`
  }

  /** Loads the portal as a guest, signs up and signs in. */
  async arrive(): Promise<void> {
    await this.#call('account (guest)', 401, (client) => client.send('GET', '/account'))
    await this.#call('sign up', 201, (client) => client.signUp(this.#id, this.#email, PASSWORD))
    await this.#call('sign in', 201, (client) => client.signIn(this.#email, PASSWORD))
  }

  /**
   * Opens games one after the other.
   *
   * @param until end time on the clock of `performance.now`
   * @param pause maximum pause before each call, in milliseconds
   */
  async play(until: number, pause: number): Promise<void> {
    this.#pause = pause
    while (performance.now() < until) {
      await this.#call('account', 200, (client) => client.send('GET', '/account'))
      await this.#call('list favorites', 200, (client) =>
        client.list('favorites', Query.equal('user_id', this.#id), Query.limit(500)),
      )
      const game = `game-${Math.floor(this.#random() * GAMES)}`
      await this.#call('leaderboard', 200, (client) =>
        client.list('high_scores', Query.equal('game_id', game), Query.orderDesc('score'), Query.limit(100)),
      )
      await this.#like(game)
      await this.#rate(game)
      await this.#score(game)
    }
  }

  /**
   * Checks the session and every acknowledged write. @returns the number of writes, and a sentence for each lost one
   */
  async check(url: string): Promise<{ writes: number; lost: string[] }> {
    this.#client = new ApiClient(url, this.#client)
    const mine = [Query.equal('user_id', this.#id), Query.limit(5000)]
    const found = async (collection: string): Promise<{ $id: string; rating?: number; score?: number }[]> =>
      (await this.#client.list(collection, ...mine)).body.documents
    const account = await this.#client.send('GET', '/account')
    const same = (name: string, acknowledged: readonly string[], stored: readonly string[]) =>
      acknowledged.toSorted().join() === stored.toSorted().join()
        ? []
        : [
            `${this.#id}: ${acknowledged.length} ${name} were acknowledged, ${stored.length} are there or differ`,
          ]
    const [favorites, ratings, scores] = [
      await found('favorites'),
      await found('ratings'),
      await found('high_scores'),
    ]
    this.#client.close()
    const lost = [
      ...same('sessions', [this.#id], account.status === 200 ? [String(account.body.$id)] : []),
      ...same(
        'favorites',
        [...this.#favorites.values()],
        favorites.map(({ $id }) => $id),
      ),
      ...same(
        'ratings',
        [...this.#ratings.values()].map(({ id, stars }) => `${id} ${stars}`),
        ratings.map(({ $id, rating }) => `${$id} ${rating}`),
      ),
      ...same(
        'scores',
        [...this.#scores].map(([id, score]) => `${id} ${score}`),
        scores.map(({ $id, score }) => `${$id} ${score}`),
      ),
    ]
    return { writes: this.#writes, lost }
  }

  async #like(game: string): Promise<void> {
    const existing = this.#favorites.get(game)
    if (existing !== undefined) {
      if (await this.#write('remove favorite', 204, (client) => client.delete('favorites', existing)))
        this.#favorites.delete(game)
      return
    }
    const id = this.#newId('f')
    const data = { user_id: this.#id, game_id: game }
    if (await this.#write('add favorite', 201, (client) => client.create('favorites', id, data)))
      this.#favorites.set(game, id)
  }

  async #rate(game: string): Promise<void> {
    const queries = [Query.equal('user_id', this.#id), Query.equal('game_id', game)]
    await this.#call('find rating', 200, (client) => client.list('ratings', ...queries))
    const rating = 1 + Math.floor(this.#random() * 5)
    const existing = this.#ratings.get(game)
    const id = existing?.id ?? this.#newId('r')
    const saved = existing
      ? await this.#write('change rating', 200, (client) => client.update('ratings', id, { rating }))
      : await this.#write('add rating', 201, (client) =>
          client.create('ratings', id, { user_id: this.#id, game_id: game, rating }),
        )
    if (saved) this.#ratings.set(game, { id, stars: rating })
  }

  async #score(game: string): Promise<void> {
    const id = this.#newId('s')
    const score = Math.floor(this.#random() * 1_000_000)
    const data = { game_id: game, user_id: this.#id, user_name: this.#id, score }
    if (await this.#write('submit score', 201, (client) => client.create('high_scores', id, data)))
      this.#scores.set(id, score)
  }

  #newId(kind: string): string {
    return `${kind}${this.#id.slice('user-'.length)}-${this.#writes}-${Math.floor(this.#random() * 1e9)}`
  }

  async #write(
    call: string,
    status: number,
    send: (client: ApiClient) => Promise<TestResponse>,
  ): Promise<boolean> {
    const acknowledged = await this.#call(call, status, send)
    if (acknowledged) this.#writes += 1
    return acknowledged
  }

  async #call(
    call: string,
    expected: number,
    send: (client: ApiClient) => Promise<TestResponse>,
  ): Promise<boolean> {
    if (this.#pause > 0) await wait(this.#random() * this.#pause)
    const started = performance.now()
    const { status } = await send(this.#client).catch(() => ({ status: 0 }))
    this.#observe({
      call,
      milliseconds: performance.now() - started,
      status,
      expected: status === expected,
    })
    return status === expected
  }
}
