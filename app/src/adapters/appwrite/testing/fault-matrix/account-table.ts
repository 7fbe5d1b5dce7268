import type { Expectation } from './table.ts'

const en = {
  check: 'Check your network connection. If the problem continues, check the site’s backend configuration.',
  typed: 'The server returned an unexpected response. Your input is still here.',
  many: 'Too many requests. Wait a minute and try again.',
  rename: 'Failed to save your name.',
  password: 'Failed to change your password.',
  end: 'Failed to log out everywhere.',
  close: 'Failed to close your account.',
  list: 'Could not load your stored data. Nothing has been deleted.',
  erase: 'The deletion was interrupted. The rest is still there.',
}
const ar = {
  check: 'تحقق من اتصالك بالشبكة، وإن استمر الأمر فمن إعدادات خادم الموقع.',
  typed: 'لم يُجب الخادم كما ينبغي، وما كتبته ما زال هنا.',
  many: 'كثرت الطلبات في وقت قصير، فانتظر دقيقة أولًا.',
  rename: 'تعذّر حفظ اسمك.',
  password: 'تعذّر تغيير كلمة مرورك.',
  end: 'تعذّر الخروج من كل الأجهزة.',
  close: 'تعذّر إغلاق حسابك.',
  list: 'تعذّرت معرفة ما هو محفوظ، ولم يُحذف شيء.',
  erase: 'انقطع الحذف، والباقي ما زال محفوظًا.',
}

/** Messages on the account page, in English and Arabic. */
export const accountSentences = {
  rename: [`${en.rename} ${en.typed}`, `${ar.rename} ${ar.typed}`],
  renameMany: [`${en.rename} ${en.many}`, `${ar.rename} ${ar.many}`],
  password: [`${en.password} ${en.typed}`, `${ar.password} ${ar.typed}`],
  passwordMany: [
    'Too many attempts. Please wait an hour and try again.',
    'محاولات كثيرة. انتظر ساعة قبل أن تعيد المحاولة.',
  ],
  passwordUnheard: [
    'We could not confirm the password change. Check your connection and try again. Your input is still here.',
    'لم يصلنا هل تغيّرت كلمة مرورك أم لا. تحقق من اتصالك وأعد المحاولة، وما كتبته ما زال هنا.',
  ],
  end: [`${en.end} ${en.check}`, `${ar.end} ${ar.check}`],
  endMany: [`${en.end} ${en.many}`, `${ar.end} ${ar.many}`],
  close: [`${en.close} ${en.check}`, `${ar.close} ${ar.check}`],
  closeMany: [`${en.close} ${en.many}`, `${ar.close} ${ar.many}`],
  list: [`${en.list} ${en.check}`, `${ar.list} ${ar.check}`],
  listMany: [`${en.list} ${en.many}`, `${ar.list} ${ar.many}`],
  erase: [`${en.erase} ${en.check}`, `${ar.erase} ${ar.check}`],
} as const satisfies Record<string, readonly [en: string, ar: string]>

type Says = keyof typeof accountSentences | 'blocked' | 'ended'

const removal: Expectation<Says> = {
  done: 'finished',
  stored: [],
  when: [
    [['no answer', '500', '502 HTML'], 4, 'failed', 'erase'],
    [['200 HTML', 'half a JSON', '409', 'slow'], 1, 'failed', 'erase'],
    [['403'], 1, 'finished, 1 stays'],
    [['401'], 1, 'login', 'ended'],
    [['404'], 1, 'finished'],
    [['429'], 1, 'waiting'],
    [['blocked'], 1, 'failed', 'blocked'],
    [['answer lost'], 2, 'finished'],
  ],
}

/** Expected outcome of each account call in each fault. */
export const accountTable = {
  'change account name': {
    done: 'ready, done rename',
    stored: 'Huda',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'ready', 'rename'],
      [['200 HTML', 'half a JSON', '403', '404', '409', 'slow'], 1, 'ready', 'rename'],
      [['429'], 1, 'ready', 'renameMany'],
      [['401'], 1, 'login', 'ended'],
      [['blocked'], 1, 'ready', 'blocked'],
      [['answer lost'], 2, 'ready, done rename'],
    ],
  },
  'change account password': {
    done: 'ready, done change-password',
    stored: 'another sesame',
    when: [
      [['no answer', '500', '502 HTML'], 4, 'ready', 'passwordUnheard'],
      [['200 HTML', 'half a JSON', 'slow'], 1, 'ready', 'passwordUnheard'],
      [['403', '404', '409'], 1, 'ready', 'password'],
      [['429'], 1, 'ready', 'passwordMany'],
      [['401'], 1, 'login', 'ended'],
      [['blocked'], 1, 'ready', 'blocked'],
      [['answer lost'], 2, 'ready, done change-password'],
    ],
  },
  'end account sessions': {
    done: 'ended',
    stored: ['end-sessions'],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'ready', 'end'],
      [['200 HTML', 'half a JSON', '403', '404', '409', 'slow'], 1, 'ready', 'end'],
      [['429'], 1, 'ready', 'endMany'],
      [['401'], 1, 'ended'],
      [['blocked'], 1, 'ready', 'blocked'],
      [['answer lost'], 2, 'ended'],
    ],
  },
  'close account': {
    done: 'ended',
    stored: ['close'],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'ready', 'close'],
      [['200 HTML', 'half a JSON', '403', '404', '409', 'slow'], 1, 'ready', 'close'],
      [['429'], 1, 'ready', 'closeMany'],
      [['401'], 1, 'login', 'ended'],
      [['blocked'], 1, 'ended'],
      [['answer lost'], 2, 'ended'],
    ],
  },
  'list own scores': {
    done: 'finished',
    stored: [],
    when: [
      [['no answer', '500', '502 HTML'], 4, 'failed', 'list'],
      [['200 HTML', 'half a JSON', '403', '404', '409'], 1, 'failed', 'list'],
      [['429'], 4, 'failed', 'listMany'],
      [['401'], 1, 'login', 'ended'],
      [['blocked'], 1, 'failed', 'blocked'],
      [['slow'], 1, 'finished'],
      [['answer lost'], 2, 'finished'],
    ],
  },
  'remove rating': removal,
  'remove score': removal,
} as const satisfies Record<string, Expectation<Says>>
