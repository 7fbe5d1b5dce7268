const [, path = '/', id = ''] = /^(.*\/hosted\/([^/]+)\/[^/]+\/)/.exec(location.pathname) ?? []

/** Id of the game of this page, from its address. */
export const gameId = id

/** Address of the game's folder. */
export const folder = `${location.protocol}//${location.host}${path}`

/** Returns whether an absolute address is a file of the game. */
export const isInFolder = (address: string): boolean => address.startsWith(folder)
