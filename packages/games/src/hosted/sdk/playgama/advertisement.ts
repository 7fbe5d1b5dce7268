import { constants } from './constants.ts'
import { createEvents } from './events.ts'

const { EVENT_NAME } = constants

/**
 * Creates the module of advertisements of a portal without any: each of them is asked for and fails, which is the
 * answer that games continue after, without a reward.
 */
export function createAdvertisement() {
  const events = createEvents()
  const states = { interstitial: 'closed', rewarded: 'closed', banner: 'hidden' }
  let delay = 60
  const fail = (kind: keyof typeof states, event: string) => () => {
    for (const state of ['loading', 'failed']) {
      states[kind] = state
      events.emit(event, state)
    }
    return Promise.resolve()
  }
  return {
    ...events.api,
    get interstitialState() {
      return states.interstitial
    },
    get rewardedState() {
      return states.rewarded
    },
    get bannerState() {
      return states.banner
    },
    rewardedPlacement: null,
    isBannerSupported: false,
    isAdvancedBannersSupported: false,
    isInterstitialSupported: false,
    isRewardedSupported: false,
    get minimumDelayBetweenInterstitials() {
      return delay
    },
    setMinimumDelayBetweenInterstitials: (seconds: unknown) => {
      delay = Number(seconds) || 0
    },
    preloadInterstitial: () => undefined,
    preloadRewarded: () => undefined,
    showInterstitial: fail('interstitial', EVENT_NAME.INTERSTITIAL_STATE_CHANGED),
    showRewarded: fail('rewarded', EVENT_NAME.REWARDED_STATE_CHANGED),
    showBanner: fail('banner', EVENT_NAME.BANNER_STATE_CHANGED),
    hideBanner: () => undefined,
    showAdvancedBanners: () => undefined,
    hideAdvancedBanners: () => undefined,
    checkAdBlock: () => Promise.resolve(false),
  }
}
