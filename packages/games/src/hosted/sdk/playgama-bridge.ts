import { createAdvertisement } from './playgama/advertisement.ts'
import { constants } from './playgama/constants.ts'
import { createEvents } from './playgama/events.ts'
import { createStorage } from './playgama/storage.ts'
import { readDevice } from './shared/device.ts'
import { portal } from './shared/portal.ts'
import { reject, withUnknownCalls } from './shared/report-unknown.ts'

/*
 * Answers the calls of https://wiki.playgama.com/playgama/bridge-sdk (1.x and 2.x) for a portal without advertisements,
 * payments and accounts that games see.
 */

const { EVENT_NAME } = constants
const refuse = () => reject(new Error('Not supported on this platform.'))

const platformEvents = createEvents()
portal.onMuted((muted) => platformEvents.emit(EVENT_NAME.AUDIO_STATE_CHANGED, !muted))
portal.onPaused((paused) => platformEvents.emit(EVENT_NAME.PAUSE_STATE_CHANGED, paused))

/** Messages that mean something to the portal; others are for analytics. */
const messages: Readonly<Record<string, () => void>> = {
  game_ready: () => portal.ready(),
  gameplay_started: () => {
    portal.ready()
    portal.gameplay(true)
  },
  gameplay_stopped: () => portal.gameplay(false),
  player_got_achievement: () => portal.celebrate(),
}

const platform = {
  ...platformEvents.api,
  id: 'playgama',
  sdk: null,
  get language() {
    return portal.locale
  },
  payload: null,
  tld: null,
  get isAudioEnabled() {
    return !portal.isMuted()
  },
  get isPaused() {
    return portal.isPaused()
  },
  isGetAllGamesSupported: false,
  isGetGameByIdSupported: false,
  sendMessage: (message: string) => {
    if (Object.hasOwn(messages, message)) messages[message]?.()
    return Promise.resolve()
  },
  getServerTime: () => Promise.resolve(Date.now()),
  getAllGames: refuse,
  getGameById: refuse,
}

const gameEvents = createEvents()
document.addEventListener('visibilitychange', () =>
  gameEvents.emit(EVENT_NAME.VISIBILITY_STATE_CHANGED, document.visibilityState),
)
const game = {
  ...gameEvents.api,
  get visibilityState() {
    return document.visibilityState
  },
}

const player = {
  isAuthorizationSupported: false,
  isAuthorized: false,
  id: null,
  name: null,
  photos: [],
  extra: {},
  authorize: refuse,
}

const setScore = (_id: string, score: unknown) => {
  portal.score(Math.floor(Number(score)), true)
  return Promise.resolve()
}

const social = Object.fromEntries(
  [
    'Share',
    'InviteFriends',
    'JoinCommunity',
    'CreatePost',
    'AddToFavorites',
    'AddToHomeScreen',
    'Rate',
  ].flatMap((action): [string, unknown][] => [
    [`is${action}Supported`, false],
    [`${action.charAt(0).toLowerCase()}${action.slice(1)}`, refuse],
  ]),
)

const modules = {
  platform,
  game,
  player,
  storage: createStorage(),
  advertisement: createAdvertisement(),
  social: { ...social, isExternalLinksAllowed: false },
  device: { type: readDevice() },
  /** The portal has a board of its own, so that games only report. */
  leaderboards: { type: 'native', setScore, getEntries: refuse, showNativePopup: refuse },
  leaderboard: {
    isSupported: true,
    isNativePopupSupported: false,
    isMultipleBoardsSupported: false,
    isSetScoreSupported: true,
    isGetScoreSupported: false,
    isGetEntriesSupported: false,
    setScore: (options: { score?: unknown }) => setScore('', options.score),
    getScore: refuse,
    getEntries: refuse,
    showNativePopup: refuse,
  },
  payments: {
    isSupported: false,
    getCatalog: () => Promise.resolve([]),
    getPurchases: () => Promise.resolve([]),
    purchase: refuse,
    consumePurchase: refuse,
  },
  achievements: {
    isSupported: false,
    isGetListSupported: false,
    isNativePopupSupported: false,
    unlock: refuse,
    getList: refuse,
    showNativePopup: refuse,
  },
  remoteConfig: { isSupported: false, get: refuse },
}

let isInitialized = false
const bridge = withUnknownCalls('bridge', {
  ...constants,
  version: '2.2.0',
  engine: 'javascript',
  get isInitialized() {
    return isInitialized
  },
  initialize: () => {
    isInitialized = true
    return Promise.resolve()
  },
  ...(Object.fromEntries(
    Object.entries(modules).map(([name, api]) => [name, withUnknownCalls(`bridge.${name}`, api)]),
  ) as typeof modules),
})

Object.assign(globalThis, { bridge, playgamaBridge: bridge })
