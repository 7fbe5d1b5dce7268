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
 * Hashes share Node's four threads with the reading of files, and the processors with everything else: two at
 * once leave room for both. A class that signs in together waits its turn; of what comes when two hundred wait,
 * nobody would see the end.
 */
const queue = new WorkQueue({ concurrency: availableParallelism() > 2 ? 2 : 1, maxQueued: 200 })

async function derive(password: string, salt: Buffer, length: number, cost: ScryptOptions): Promise<Buffer> {
  return queue.run(() => scryptAsync(password, salt, length, cost))
}

/** OWASP's second-strongest scrypt setting: 32 MB and about a quarter of a second for each guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 }
/** Next to nothing, for accounts that are thrown away. */
const LOW_COST = { N: 2 ** 10, r: 8, p: 1 }
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Makes and compares hashes of passwords, off the event loop. */
export class Passwords {
  readonly #cost: typeof COST
  /** The hash of no password. */
  readonly #dummyHash: string

  /** @param quick whether a hash costs next to nothing, for tests: it does not keep a password from being guessed */
  constructor(quick = false) {
    this.#cost = quick ? LOW_COST : COST
    this.#dummyHash = this.#format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES))
  }

  /**
   * Hashes a password with its own salt.
   *
   * @throws {QueueFullError} when too many wait for theirs
   * @returns `scrypt$N$r$p$salt$key`, so that a later change of the cost leaves old hashes readable
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES)
    return this.#format(salt, await derive(normalize(password), salt, KEY_BYTES, toScryptOptions(this.#cost)))
  }

  /**
   * Whether a password belongs to a hash. With no hash (an unknown account) it does the same work for nothing,
   * so that the time of the answer does not tell which e-mail addresses have an account.
   *
   * @throws {QueueFullError} when too many wait for theirs
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

/** The same letters typed on two keyboards may be different code points; they are the same password. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}

function toScryptOptions(cost: typeof COST): ScryptOptions {
  return { ...cost, maxmem: 256 * cost.N * cost.r }
}
