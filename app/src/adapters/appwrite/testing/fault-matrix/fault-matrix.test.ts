import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import ar from '../../../../i18n/messages/ar.ts'
import en from '../../../../i18n/messages/en.ts'
import * as namespaces from '../../../../i18n/messages/namespaces.ts'
import { startSessionActors } from '../../../../features/session/session-actors.ts'
import { appwrite } from '../../client/client.ts'
import { operations } from './operations.ts'
import { Backend } from '../backend.ts'
import { faultNames, faults, type FaultName } from '../faults.ts'
import { table } from './table.ts'

// Stubs the browser's globals before any import.
vi.hoisted(() => {
  const target = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('window', { ...target, location: { origin: 'https://portal.test' } })
  vi.stubGlobal('document', target)
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener() {}
      postMessage() {}
    },
  )
})

type Operation = keyof typeof operations

/** Waits for responses to be read: the virtual clock does not advance the real event loop. */
const turns = async () => {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Advances the virtual clock. */
const pass = async (seconds: number) => {
  for (let step = 0; step < seconds * 2; step++) {
    await turns()
    vi.advanceTimersByTime(500)
  }
  await turns()
}

/** Returns a message of one language by its key. */
const readMessage = (locale: 'en' | 'ar', key: string) => {
  const lazy = Object.values(namespaces).flatMap((namespace) => Object.entries(namespace))
  const messages = {
    ...{ en, ar }[locale],
    ...Object.fromEntries(lazy.map(([name, texts]) => [name, texts[locale]])),
  }
  return key.split('.').reduce<unknown>((tree, name) => Reflect.get(tree as object, name), messages)
}

const gaps = (times: readonly number[]) => times.slice(1).map((at, index) => at - (times[index] ?? 0))

/** The promised texts and at least one of each kind of failure, because a key alone does not show what it says. */
const sentences = {
  'connection.title': ['We cannot reach your account right now', 'تعذّر الوصول إلى حسابك الآن'],
  'auth.loginError': [
    'Failed to sign in. Please check your credentials.',
    'تعذّر تسجيل الدخول. تحقق من بريدك وكلمة المرور.',
  ],
  'auth.signupError': [
    'Failed to sign up. This email may already be in use.',
    'تعذّر إنشاء الحساب. قد يكون هذا البريد مستخدمًا من قبل.',
  ],
  'favorites.error': [
    'Failed to load your favorites. Please check your network connection, collection permissions and IDs.',
    'تعذّر تحميل مفضلتك. تحقق من اتصالك بالشبكة ومن صلاحيات المجموعات ومعرّفاتها.',
  ],
  'game.addFavoriteError': [
    'Failed to add game to favorites. Please try again.',
    'تعذّرت إضافة اللعبة إلى المفضلة. أعد المحاولة من فضلك.',
  ],
  'game.removeFavoriteError': [
    'Failed to remove game from favorites. Please try again.',
    'تعذّرت إزالة اللعبة من المفضلة. أعد المحاولة من فضلك.',
  ],
  'rating.notSignedIn': ['You must be logged in to rate games.', 'يجب أن تسجّل دخولك لتقيّم الألعاب.'],
  'scores.error': [
    'Failed to fetch high scores. Please try again later.',
    'تعذّر جلب أعلى النقاط. أعد المحاولة لاحقًا.',
  ],
  'player.scoreLogin': ['You must be logged in to submit a high score.', 'يجب أن تسجّل دخولك لتسجيل نتيجتك.'],
  'failure.noAnswer': [
    'The server returned an unexpected response. Your input is still here.',
    'لم يُجب الخادم كما ينبغي، وما كتبته ما زال هنا.',
  ],
  'failure.tooMany': ['Too many requests. Wait a minute and try again.', 'كثرت الطلبات. انتظر دقيقة أولًا.'],
  'failure.blocked': ['This account is blocked.', 'هذا الحساب محظور.'],
  'failure.taken': [
    'Someone else’s entry is in the way. Write to <contact></contact> and we will clear it.',
    'يشغل هذا المكان سجلّ كتبه شخص آخر. راسلنا على <contact></contact> لنزيله.',
  ],
} as const

let serial = 0

/** Prepares the portal up to the call under test. */
async function prepare(name: Operation) {
  // The adapter remembers the page's attempts, so each test uses a new user.
  const id = `u${serial++}`
  const user = { id, email: `${id}@example.com`, password: 'open sesame' }
  const backend = new Backend()
  vi.stubGlobal('fetch', backend.fetch)
  const own = {
    user_id: id,
    $permissions: [`delete("user:${id}")`],
    $createdAt: '2026-01-01T00:00:00Z',
    $updatedAt: '2026-01-01T00:00:00Z',
  }
  if (name !== 'create account') backend.accounts.set(user.email, user)
  if (name !== 'create account' && name !== 'create session') backend.session = id
  if (name === 'list favorites' || name === 'remove favorite')
    backend.documents.favorites = [{ ...own, $id: 'f1', game_id: 'zellige' }]
  if (name === 'load rating' || name === 'update rating')
    backend.documents.ratings = [{ ...own, $id: 'r1', game_id: 'zellige', rating: 2 }]
  if (name.startsWith('list scores'))
    backend.documents.high_scores = [10, 30, 20].map((score) => ({
      ...own,
      $id: `s${score}`,
      game_id: 'zellige',
      user_name: 'sara',
      score,
    }))
  if (name === 'remove rating')
    backend.documents.ratings = [{ ...own, $id: 'r1', game_id: 'zellige', rating: 2 }]
  if (name === 'remove score')
    backend.documents.high_scores = [{ ...own, $id: 's1', game_id: 'zellige', user_name: 'sara', score: 10 }]
  backend.scoresStay = name !== 'remove score'
  backend.cannotSort = name === 'list scores unordered'
  return { backend, user }
}

async function meet(name: Operation, fault: FaultName) {
  const { backend, user } = await prepare(name)
  const call = name === 'load rating' ? 'find rating' : name
  const arm = () => {
    backend.calls.length = 0
    backend.wrong.set(call, fault)
  }
  // Opening the page makes the first call.
  if (name === 'get account') arm()
  const portal = startSessionActors()
  if (name !== 'get account') await pass(1)
  const act = operations[name]({ backend, portal, user })
  if (name !== 'get account') {
    arm()
    act.press()
  }
  await pass(40)
  const made = backend.calls.filter((one) => one.name === call)
  const sight = act.sight()

  backend.wrong.clear()
  if (
    fault === '401' &&
    name !== 'create account' &&
    name !== 'create session' &&
    name !== 'delete session'
  ) {
    backend.session = user.id
    portal.auth.send({ type: 'auth.recheck' })
    await pass(1)
  }
  if (act.sight().state !== table[name].done) act.press()
  await pass(10)
  const all = backend.calls.filter((one) => one.name === call)
  return { made, sight, all, end: act.sight(), stored: act.stored() }
}

beforeAll(() => appwrite())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each(Object.entries(sentences))('%s has its text in both languages', (key, texts) => {
  expect([readMessage('en', key), readMessage('ar', key)]).toEqual(texts)
})

describe.each(Object.keys(table) as Operation[])('%s', (name) => {
  const { done, stored, when } = table[name]

  it('covers every fault once', () => {
    expect(when.flatMap(([met]) => met).sort()).toEqual([...faultNames].sort())
  })

  const rows = when.flatMap(([met, tries, state, text, hint]) =>
    met.map((fault) => ({ fault, tries, state, message: text && { text, hint } })),
  )
  it.each(rows)('$fault: $tries × → $state, says $message.text', async ({ fault, tries, state, message }) => {
    const seen = await meet(name, fault)
    expect(seen.sight.state).toBe(state)
    expect(seen.sight.message ?? undefined).toEqual(message)
    // Scores need no session, so a 401 there says nothing about it.
    const kind = name.startsWith('list scores') && fault === '401' ? 'permission' : faults[fault].kind
    if (seen.sight.kind) expect(seen.sight.kind).toBe(kind)
    // Requests at the same time count as one attempt: the second only checks the outcome of an earlier one.
    const moments = [...new Set(seen.made.map(({ at }) => at))]
    expect(gaps(moments)).toEqual([1000, 2000, 4000].slice(0, tries - 1))
    expect(moments).toHaveLength(tries)
    expect(new Set(seen.made.map(({ id }) => id)).size, 'an action makes its id once').toBe(1)
    if (name === 'submit score' && fault !== '409')
      expect(new Set(seen.all.map(({ id }) => id)).size, 'trying again keeps the id').toBe(1)
    expect(seen.end.state, 'in the end it succeeds').toBe(done)
    expect(seen.end.message ?? null).toBe(null)
    expect(seen.stored, 'nothing is lost and nothing doubled').toEqual(stored)
  })
})
