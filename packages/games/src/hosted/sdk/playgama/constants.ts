const adStates = { LOADING: 'loading', OPENED: 'opened', CLOSED: 'closed', FAILED: 'failed' }

/** Constants of Playgama Bridge that games compare with. */
export const constants = {
  EVENT_NAME: {
    INTERSTITIAL_STATE_CHANGED: 'interstitial_state_changed',
    REWARDED_STATE_CHANGED: 'rewarded_state_changed',
    BANNER_STATE_CHANGED: 'banner_state_changed',
    VISIBILITY_STATE_CHANGED: 'visibility_state_changed',
    AUDIO_STATE_CHANGED: 'audio_state_changed',
    PAUSE_STATE_CHANGED: 'pause_state_changed',
  },
  PLATFORM_MESSAGE: {
    GAME_READY: 'game_ready',
    IN_GAME_LOADING_STARTED: 'in_game_loading_started',
    IN_GAME_LOADING_STOPPED: 'in_game_loading_stopped',
    GAMEPLAY_STARTED: 'gameplay_started',
    GAMEPLAY_STOPPED: 'gameplay_stopped',
    PLAYER_GOT_ACHIEVEMENT: 'player_got_achievement',
    LEVEL_STARTED: 'level_started',
    LEVEL_COMPLETED: 'level_completed',
    LEVEL_FAILED: 'level_failed',
    LEVEL_PAUSED: 'level_paused',
    LEVEL_RESUMED: 'level_resumed',
  },
  INTERSTITIAL_STATE: adStates,
  REWARDED_STATE: { ...adStates, REWARDED: 'rewarded' },
  BANNER_STATE: { LOADING: 'loading', SHOWN: 'shown', HIDDEN: 'hidden', FAILED: 'failed' },
  BANNER_POSITION: { TOP: 'top', BOTTOM: 'bottom' },
  VISIBILITY_STATE: { VISIBLE: 'visible', HIDDEN: 'hidden' },
  DEVICE_TYPE: { DESKTOP: 'desktop', MOBILE: 'mobile', TABLET: 'tablet', TV: 'tv' },
  STORAGE_TYPE: { LOCAL_STORAGE: 'local_storage', PLATFORM_INTERNAL: 'platform_internal' },
}
