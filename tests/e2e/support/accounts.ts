let serial = 0
/** Returns a unique e-mail address. */
export const newEmail = () => `player-${process.pid}-${serial++}-${Date.now().toString(36)}@example.com`
export const password = 'a long enough password'
