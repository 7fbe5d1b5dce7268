/** The elements of chambers, each new in the chamber of its place. */
export const elements = [
  'key',
  'scorpion',
  'lever',
  'brazier',
  'pit',
  'block',
  'mirror',
  'spikes',
  'golem',
  'fox',
  'crack',
  'whirl',
] as const
export type Element = (typeof elements)[number]

/** Returns the element that is new in a chamber, or null after the last one. */
export const getNewElement = (chamber: number): Element | null => elements[chamber - 1] ?? null

/** Returns whether chambers of this number may hold an element. */
export const hasElement = (chamber: number, element: Element): boolean => elements.indexOf(element) < chamber
