import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { WorkQueue } from '../work-queue.ts'

const scryptAsync = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>

/**
 * Hashing shares Node's four worker threads with file reads: two at once leave room for both. The queue fits a class
 * that signs in together; beyond 200 the wait would be too long.
 */
const queue = new WorkQueue({ concurrency: availableParallelism() > 2 ? 2 : 1, maxQueued: 200 })

async function derive(password: string, salt: Buffer, length: number, cost: ScryptOptions): Promise<Buffer> {
  return queue.run(() => scryptAsync(password, salt, length, cost))
}

/** OWASP's second-strongest scrypt setting: 32 MB and about 250 ms per guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
/** Near-zero cost, for test accounts. */
const LOW_COST = { N: 2 ** 10, r: 8, p: 1 }
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Creates and verifies password hashes off the event loop. */
export class Passwords {
  readonly #cost: typeof COST
  /** Hash that no password matches. */
  readonly #dummyHash: string

  /** @param quick near-zero cost for tests; such hashes do not resist guessing */
  constructor(quick = false) {
    this.#cost = quick ? LOW_COST : COST
    this.#dummyHash = this.#format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))
  }

  /**
   * Hashes a password with a new salt.
   *
   * @throws {QueueFullError} when too many hashes are queued
   * @returns `scrypt$N$r$p$salt$key`; old hashes stay valid when the cost changes
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    return this.#format(salt, await derive(normalize(password), salt, KEY_BYTES, toScryptOptions(this.#cost)))
  }

  /**
   * Verifies a password. Without a hash (an unknown account) it does the same work, so that response times do not
   * reveal which e-mail addresses have an account.
   *
   * @throws {QueueFullError} when too many hashes are queued
   */
  async verify(password: string, hash: string | null): Promise<boolean> {
    const [, N, r, p, salt, key] = (hash ?? this.#dummyHash).split('$')
    const expected = Buffer.from(key ?? '', 'base64')
    const cost = toScryptOptions({ N: Number(N), r: Number(r), p: Number(p) })
    const actual = await derive(normalize(password), Buffer.from(salt ?? '', 'base64'), expected.length, cost)
    return timingSafeEqual(actual, expected) && hash !== null
  }

  #format(salt: Buffer, key: Buffer): string {
    const { N, r, p } = this.#cost
    return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
  }
}

/** Keyboards may produce different code points for the same letters. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

function toScryptOptions(cost: typeof COST): ScryptOptions {
  return { ...cost, maxmem: 256 * cost.N * cost.r }
}
