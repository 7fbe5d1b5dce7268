import { portal } from './shared/portal.ts'
import { reject, withUnknownCalls } from './shared/report-unknown.ts'

/*
 * Answers the calls of https://sdk.poki.com for a portal without advertisements. Saves of Poki's games are in web
 * storage, which the first script supplies.
 */

const done = () => Promise.resolve()
const nothing = () => undefined

const api = {
  init: done,
  initWithVideoHB: done,
  setDebug: nothing,
  setLogging: nothing,
  setDebugTouchOverlayController: nothing,
  gameLoadingStart: () => portal.loading(0),
  gameLoadingProgress: (progress?: { percentageDone?: unknown }) =>
    portal.loading(Number(progress?.percentageDone ?? 0) / 100),
  gameLoadingFinished: () => {
    portal.loading(1)
    portal.ready()
  },
  gameInteractive: () => portal.ready(),
  gameplayStart: () => {
    portal.ready()
    portal.gameplay(true)
  },
  gameplayStop: () => portal.gameplay(false),
  roundStart: nothing,
  roundEnd: nothing,
  happyTime: () => portal.celebrate(),
  /** No break starts: its callback, which mutes the game, is not called. */
  commercialBreak: done,
  /** The player watched nothing, so no reward is due. */
  rewardedBreak: () => Promise.resolve(false),
  displayAd: nothing,
  destroyAd: nothing,
  isAdBlocked: () => false,
  disableProgrammatic: nothing,
  toggleNonPersonalized: nothing,
  setConsentString: nothing,
  /** The portal has no invitations. */
  shareableURL: () => Promise.resolve(''),
  getURLParam: (name: string) => {
    const parameters = new URLSearchParams(location.search)
    return parameters.get(`gd${name}`) ?? parameters.get(name) ?? ''
  },
  getLanguage: () => portal.locale,
  getUser: () => Promise.resolve(null),
  getToken: () => Promise.resolve(null),
  login: () => reject(new Error('The portal asks for no account in games.')),
  captureError: (error: unknown) => portal.warn(`The game reports: ${String(error)}`),
  logError: (error: unknown) => portal.warn(`The game reports: ${String(error)}`),
  customEvent: nothing,
  measure: nothing,
  movePill: nothing,
  muteAd: nothing,
  playtestSetCanvas: nothing,
  playtestCaptureHtmlOnce: nothing,
  playtestCaptureHtmlOn: nothing,
  playtestCaptureHtmlOff: nothing,
}

Object.assign(globalThis, { PokiSDK: withUnknownCalls('PokiSDK', api) })
