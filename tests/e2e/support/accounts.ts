let serial = 0
/** An address that no other test uses. */
export const newEmail = () => `player-${process.pid}-${serial++}-${Date.now().toString(36)}@example.com`
export const password = 'a long enough password'
