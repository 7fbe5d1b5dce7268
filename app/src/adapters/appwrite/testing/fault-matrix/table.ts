import type { operations } from './operations.ts'
import { accountTable, accountSentences } from './account-table.ts'
import type { FaultName } from '../faults.ts'

const en = {
  check: 'Check your network connection. If the problem continues, check the site’s backend configuration.',
  typed: 'The server returned an unexpected response. Your input is still here.',
  many: 'Too many requests. Wait a minute and try again.',
  taken: 'Someone else’s entry is in the way. Write to hello@saha.example and we will clear it.',
  add: 'Failed to add game to favorites. Please try again.',
  remove: 'Failed to remove game from favorites. Please try again.',
  rate: 'Failed to save your rating. Please try again.',
  submit: 'Failed to submit your score. It is kept here: please try again.',
}
const ar = {
  check: 'تحقق من اتصالك بالشبكة، وإن استمر الأمر فمن إعدادات خادم الموقع.',
  typed: 'لم يُجب الخادم كما ينبغي، وما كتبته ما زال هنا.',
  many: 'كثرت الطلبات في وقت قصير، فانتظر دقيقة أولًا.',
  taken: 'يشغل هذا المكان سجلّ كتبه شخص آخر. راسلنا على hello@saha.example لنزيله.',
  add: 'تعذّرت إضافة اللعبة إلى المفضلة. أعد المحاولة من فضلك.',
  remove: 'تعذّرت إزالة اللعبة من المفضلة. أعد المحاولة من فضلك.',
  rate: 'تعذّر حفظ تقييمك. أعد المحاولة من فضلك.',
  submit: 'تعذّر تسجيل نتيجتك، لكنها محفوظة هنا: أعد المحاولة من فضلك.',
}

/** Messages in English and Arabic. */
export const sentences = {
  unreachable: ['We cannot reach your account right now', 'تعذّر الوصول إلى حسابك الآن'],
  signIn: [
    'Failed to sign in. Please check your credentials.',
    'تعذّر تسجيل الدخول. تحقق من بريدك وكلمة المرور.',
  ],
  signInAgain: [
    `Failed to sign in. Please check your credentials. ${en.typed}`,
    `تعذّر تسجيل الدخول. تحقق من بريدك وكلمة المرور. ${ar.typed}`,
  ],
  signUp: [
    'Failed to sign up. This email may already be in use.',
    'تعذّر إنشاء الحساب. قد يكون هذا البريد مستخدمًا من قبل.',
  ],
  signUpAgain: [
    `Failed to sign up. This email may already be in use. ${en.typed}`,
    `تعذّر إنشاء الحساب. قد يكون هذا البريد مستخدمًا من قبل. ${ar.typed}`,
  ],
  tooMany: [
    'Too many attempts. Please wait a while and try again.',
    'محاولات كثيرة. انتظر قليلًا قبل أن تعيد المحاولة.',
  ],
  blocked: [
    'This account is blocked. Contact hello@saha.example, or clear this site’s cookies to continue as a guest.',
    'هذا الحساب محظور. راسلنا بشأنه على hello@saha.example، أو امسح ملفات تعريف الارتباط لهذا الموقع لتكمل زائرًا.',
  ],
  signOutMany: [
    `Failed to log out. Please try again. ${en.many}`,
    `تعذّر تسجيل الخروج. أعد المحاولة من فضلك. ${ar.many}`,
  ],
  signOut: ['Failed to log out. Please try again.', 'تعذّر تسجيل الخروج. أعد المحاولة من فضلك.'],
  ended: ['Your session has ended. Please log in again.', 'انتهت جلستك. سجّل دخولك من جديد.'],
  favorites: [
    'Failed to load your favorites. Please check your network connection, collection permissions and IDs.',
    'تعذّر تحميل مفضلتك. تحقق من اتصالك بالشبكة ومن صلاحيات المجموعات ومعرّفاتها.',
  ],
  favoritesMany: [
    `Failed to load your favorites. Please check your network connection, collection permissions and IDs. ${en.many}`,
    `تعذّر تحميل مفضلتك. تحقق من اتصالك بالشبكة ومن صلاحيات المجموعات ومعرّفاتها. ${ar.many}`,
  ],
  add: [en.add, ar.add],
  addMany: [`${en.add} ${en.many}`, `${ar.add} ${ar.many}`],
  addTaken: [`${en.add} ${en.taken}`, `${ar.add} ${ar.taken}`],
  remove: [en.remove, ar.remove],
  removeMany: [`${en.remove} ${en.many}`, `${ar.remove} ${ar.many}`],
  loadRating: [`Failed to load your ratings. ${en.check}`, `تعذّر تحميل تقييماتك. ${ar.check}`],
  loadRatingMany: [`Failed to load your ratings. ${en.many}`, `تعذّر تحميل تقييماتك. ${ar.many}`],
  saveRating: [`${en.rate} ${en.check}`, `${ar.rate} ${ar.check}`],
  saveRatingMany: [`${en.rate} ${en.many}`, `${ar.rate} ${ar.many}`],
  saveRatingTaken: [`${en.rate} ${en.taken}`, `${ar.rate} ${ar.taken}`],
  rateLogin: ['You must be logged in to rate games.', 'يجب أن تسجّل دخولك لتقيّم الألعاب.'],
  scores: [
    `Failed to fetch high scores. Please try again later. ${en.check}`,
    `تعذّر جلب أعلى النقاط. أعد المحاولة لاحقًا. ${ar.check}`,
  ],
  scoresMany: [
    `Failed to fetch high scores. Please try again later. ${en.many}`,
    `تعذّر جلب أعلى النقاط. أعد المحاولة لاحقًا. ${ar.many}`,
  ],
  submit: [en.submit, ar.submit],
  submitMany: [`${en.submit} ${en.many}`, `${ar.submit} ${ar.many}`],
  ...accountSentences,
  submitLogin: ['You must be logged in to submit a high score.', 'يجب أن تسجّل دخولك لتسجيل نتيجتك.'],
} as const satisfies Record<string, readonly [en: string, ar: string]>

/** Expected outcome of one call. */
export interface Expectation<Says = keyof typeof sentences> {
  /** State after success, whether at once or after a retry. */
  done: string
  /** Stored data after success. */
  stored: unknown
  /** Faults, attempts until success or failure, final state, and message. */
  when: readonly (readonly [faults: readonly FaultName[], tries: number, state: string, says?: Says])[]
}

/** Expected outcome of each call in each fault. Retries follow after 1 s, 2 s and 4 s. */
export const table: Readonly<Record<keyof typeof operations, Expectation>> = {
  'get account': {
    done: 'signedIn',
    stored: '1 account, signed in',
    when: [
      [['no answer'], 4, 'signedOut', 'unreachable'],
      [['slow'], 1, 'signedOut', 'unreachable'],
      [['500', '502 HTML', '429'], 4, 'signedOut'],
      [['200 HTML', 'half a JSON', '401', '403', '404', '409'], 1, 'signedOut'],
      [['blocked'], 1, 'signedOut', 'blocked'],
      [['answer lost'], 2, 'signedIn'],
    ],
  },
  'create account': {
    done: 'signedIn',
    stored: '1 account, signed in',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'signedOut', 'signUpAgain'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'signedOut', 'signUpAgain'],
      [['401', '409'], 1, 'signedOut', 'signUp'],
      [['429'], 1, 'signedOut', 'tooMany'],
      [['blocked'], 1, 'signedOut', 'blocked'],
      [['answer lost'], 2, 'signedIn'],
    ],
  },
  'create session': {
    done: 'signedIn',
    stored: '1 account, signed in',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'signedOut', 'signInAgain'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'signedOut', 'signInAgain'],
      [['401', '409'], 1, 'signedOut', 'signIn'],
      [['429'], 1, 'signedOut', 'tooMany'],
      [['blocked'], 1, 'signedOut', 'blocked'],
      [['answer lost'], 2, 'signedIn'],
    ],
  },
  'delete session': {
    done: 'signedOut',
    stored: '1 account, signed out',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'signedIn', 'signOut'],
      [['200 HTML', 'half a JSON', '403', '409', 'slow'], 1, 'signedIn', 'signOut'],
      [['429'], 1, 'signedIn', 'signOutMany'],
      [['blocked'], 1, 'signedIn', 'blocked'],
      [['401', '404'], 1, 'signedOut'],
      [['answer lost'], 2, 'signedOut'],
    ],
  },
  'create token': {
    done: 'done',
    stored: 'nothing',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'failed'],
      [['200 HTML', 'half a JSON', '401', '403', 'blocked', '404', '409', '429'], 1, 'failed'],
      // The tool's timeout is longer than 30 s.
      [['slow'], 1, 'done'],
      [['answer lost'], 2, 'done'],
    ],
  },
  'list favorites': {
    done: 'ready',
    stored: ['zellige'],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'failed', 'favorites'],
      [['200 HTML', 'half a JSON', '403', '404', '409', 'slow'], 1, 'failed', 'favorites'],
      [['429'], 4, 'failed', 'favoritesMany'],
      [['blocked'], 1, 'failed', 'blocked'],
      [['401'], 1, 'login'],
      [['answer lost'], 2, 'ready'],
    ],
  },
  'find favorite': {
    done: 'on',
    stored: 1,
    when: [
      [['no answer', '500', '502 HTML'], 4, 'off', 'add'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'off', 'add'],
      [['409'], 1, 'off', 'addTaken'],
      [['429'], 4, 'off', 'addMany'],
      [['blocked'], 1, 'off', 'blocked'],
      [['401'], 1, 'login', 'ended'],
      [['answer lost'], 2, 'on'],
    ],
  },
  'add favorite': {
    done: 'on',
    stored: 1,
    when: [
      [['no answer', '500', '502 HTML'], 4, 'off', 'add'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'off', 'add'],
      [['409'], 1, 'off', 'addTaken'],
      [['429'], 1, 'off', 'addMany'],
      [['blocked'], 1, 'off', 'blocked'],
      [['401'], 1, 'login', 'ended'],
      [['answer lost'], 2, 'on'],
    ],
  },
  'remove favorite': {
    done: 'off',
    stored: 0,
    when: [
      [['no answer', '500', '502 HTML'], 4, 'on', 'remove'],
      [['200 HTML', 'half a JSON', '403', '409', 'slow'], 1, 'on', 'remove'],
      [['429'], 1, 'on', 'removeMany'],
      [['blocked'], 1, 'on', 'blocked'],
      [['401'], 1, 'login', 'ended'],
      [['404'], 1, 'off'],
      [['answer lost'], 2, 'off'],
    ],
  },
  'load rating': {
    done: 'saved 2',
    stored: 'nothing',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'unknown', 'loadRating'],
      [['200 HTML', 'half a JSON', '401', '403', '404', '409', 'slow'], 1, 'unknown', 'loadRating'],
      [['429'], 4, 'unknown', 'loadRatingMany'],
      [['blocked'], 1, 'unknown', 'blocked'],
      [['answer lost'], 2, 'saved 2'],
    ],
  },
  'find rating': {
    done: 'idle 4',
    stored: [4],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'confirming 4', 'saveRating'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'confirming 4', 'saveRating'],
      [['409'], 1, 'confirming 4', 'saveRatingTaken'],
      [['429'], 4, 'confirming 4', 'saveRatingMany'],
      [['blocked'], 1, 'confirming 4', 'blocked'],
      [['401'], 1, 'loginRequired 4', 'rateLogin'],
      [['answer lost'], 2, 'idle 4'],
    ],
  },
  'create rating': {
    done: 'idle 4',
    stored: [4],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'confirming 4', 'saveRating'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'confirming 4', 'saveRating'],
      [['409'], 1, 'confirming 4', 'saveRatingTaken'],
      [['429'], 1, 'confirming 4', 'saveRatingMany'],
      [['blocked'], 1, 'confirming 4', 'blocked'],
      [['401'], 1, 'loginRequired 4', 'rateLogin'],
      [['answer lost'], 2, 'idle 4'],
    ],
  },
  'update rating': {
    done: 'idle 4',
    stored: [4],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'confirming 4', 'saveRating'],
      [['200 HTML', 'half a JSON', '403', '404', 'slow'], 1, 'confirming 4', 'saveRating'],
      [['409'], 1, 'confirming 4', 'saveRatingTaken'],
      [['429'], 1, 'confirming 4', 'saveRatingMany'],
      [['blocked'], 1, 'confirming 4', 'blocked'],
      [['401'], 1, 'loginRequired 4', 'rateLogin'],
      [['answer lost'], 2, 'idle 4'],
    ],
  },
  'list scores ordered': {
    done: 'best 30 20 10',
    stored: [30, 20, 10],
    when: [
      [['no answer', '500', '502 HTML', '429'], 4, 'best 30 20 10'],
      [['200 HTML', 'half a JSON', '401', '403', 'blocked', '404', '409'], 1, 'best 30 20 10'],
      [['slow'], 1, 'best 30 20 10'],
      [['answer lost'], 2, 'best 30 20 10'],
    ],
  },
  'list scores unordered': {
    done: 'best 30 20 10',
    stored: [30, 20, 10],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'failed', 'scores'],
      [['200 HTML', 'half a JSON', '401', '403', '404', '409', 'slow'], 1, 'failed', 'scores'],
      [['429'], 4, 'failed', 'scoresMany'],
      [['blocked'], 1, 'failed', 'blocked'],
      [['answer lost'], 2, 'best 30 20 10'],
    ],
  },
  'submit score': {
    done: 'submitted',
    stored: [120],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'offered 120', 'submit'],
      [['200 HTML', 'half a JSON', '403', '404', '409', 'slow'], 1, 'offered 120', 'submit'],
      [['429'], 1, 'offered 120', 'submitMany'],
      [['blocked'], 1, 'offered 120', 'blocked'],
      [['401'], 1, 'signInRequired 120', 'submitLogin'],
      [['answer lost'], 2, 'submitted'],
    ],
  },
  ...accountTable,
}
