import { readDevice } from './shared/device.ts'
import { createListeners } from './shared/listeners.ts'
import { portal } from './shared/portal.ts'
import { reject, withUnknownCalls } from './shared/report-unknown.ts'
import { createSaves } from './shared/saves.ts'

/*
 * Answers the calls of https://docs.crazygames.com/sdk/html5-v3 for a portal without advertisements and with accounts
 * that games do not see.
 */

interface AdCallbacks {
  adStarted?: () => void
  adFinished?: () => void
  adError?: (error: { code: string; message: string }) => void
}

const unfilled = { code: 'unfilled', message: 'The portal has no advertisements.' }
const signedOut = { code: 'userNotAuthenticated', message: 'The user is not logged in.' }

const ad = {
  /** No advertisement starts, so none is finished and no reward is due. */
  requestAd: (_type: string, callbacks?: AdCallbacks) => {
    queueMicrotask(() => callbacks?.adError?.({ ...unfilled }))
    return Promise.resolve()
  },
  prefetchAd: () => Promise.resolve(),
  hasAdblock: () => Promise.resolve(false),
}

const refuseBanner = () => reject({ ...unfilled })
const banner = {
  requestBanner: refuseBanner,
  requestResponsiveBanner: refuseBanner,
  prefetchBanner: refuseBanner,
  prefetchResponsiveBanner: refuseBanner,
  renderPrefetchedBanner: refuseBanner,
  requestOverlayBanners: () => undefined,
  clearBanner: () => undefined,
  clearAllBanners: () => undefined,
}

interface Settings {
  disableChat: boolean
  muteAudio: boolean
}

const settingsListeners = createListeners<Settings>()
const readSettings = (): Settings => ({ disableChat: true, muteAudio: portal.isMuted() })
portal.onMuted(() => settingsListeners.emit(readSettings()))

const game = {
  id: null,
  link: '',
  get settings() {
    return readSettings()
  },
  addSettingsChangeListener: settingsListeners.add,
  removeSettingsChangeListener: settingsListeners.remove,
  loadingStart: () => portal.loading(0),
  loadingStop: () => {
    portal.loading(1)
    portal.ready()
  },
  gameplayStart: () => {
    portal.ready()
    portal.gameplay(true)
  },
  gameplayStop: () => portal.gameplay(false),
  happytime: () => portal.celebrate(),
  /** The portal has no invitations: links are empty, and no game is started by one. */
  inviteLink: () => '',
  showInviteButton: () => '',
  hideInviteButton: () => undefined,
  getInviteParam: () => null,
  inviteParams: null,
  isInstantMultiplayer: false,
  isInstantJoin: false,
  addJoinRoomListener: () => undefined,
  removeJoinRoomListener: () => undefined,
  updateRoom: () => undefined,
  leftRoom: () => undefined,
}

const user = {
  isUserAccountAvailable: false,
  systemInfo: {
    countryCode: 'ZZ',
    locale: navigator.language,
    device: { type: readDevice() },
    os: { name: 'unknown', version: '' },
    browser: { name: 'unknown', version: '' },
    applicationType: 'web',
  },
  getUser: () => Promise.resolve(null),
  getUserToken: () => reject({ ...signedOut }),
  getXsollaUserToken: () => reject({ ...signedOut }),
  showAuthPrompt: () =>
    reject({ code: 'userCancelled', message: 'The portal asks for no account in games.' }),
  showAccountLinkPrompt: () => reject({ ...signedOut }),
  listFriends: () => Promise.resolve({ friends: [], page: 1, size: 0, hasMore: false, total: 0 }),
  addAuthListener: () => undefined,
  removeAuthListener: () => undefined,
  addScore: (score: unknown) => portal.score(Math.floor(Number(score)), true),
}

const saves = createSaves('crazygames')
const data = {
  getItem: (key: unknown) => saves.get(String(key)),
  setItem: (key: unknown, value: unknown) => saves.set(String(key), String(value)),
  removeItem: (key: unknown) => saves.remove(String(key)),
  clear: saves.clear,
  syncUnityGameData: () => undefined,
}

const name = 'CrazyGames.SDK'
const sdk = withUnknownCalls(name, {
  init: () => Promise.resolve(),
  environment: 'crazygames',
  isQaTool: false,
  ad: withUnknownCalls(`${name}.ad`, ad),
  banner: withUnknownCalls(`${name}.banner`, banner),
  game: withUnknownCalls(`${name}.game`, game),
  user: withUnknownCalls(`${name}.user`, user),
  data: withUnknownCalls(`${name}.data`, data),
  analytics: withUnknownCalls(`${name}.analytics`, { trackOrder: () => undefined }),
})

Object.assign(globalThis, { CrazyGames: { SDK: sdk } })
