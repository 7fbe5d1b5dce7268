/** Returns whether the browser asks not to be tracked: by Global Privacy Control, or by Do Not Track. */
export const refusesTracking = (browser: object): boolean =>
  Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1'
