/** Returns the name of a folder or a story id of a component's name: `GameCard` → `game-card`. */
export const toKebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
