/** Stations of the kitchen. Keys and codes of moves count them in this order. */
export const stations = ['pan', 'secondPan', 'jug', 'board', 'plate'] as const
export type Station = (typeof stations)[number]

/** Foods are fried in a pan, cut on the board, or poured from the jug. */
export type Tool = 'pan' | 'board' | 'jug'

export const foods = {
  falafel: 'pan',
  bread: 'pan',
  meat: 'pan',
  eggs: 'pan',
  halloumi: 'pan',
  kofta: 'pan',
  kunafa: 'pan',
  tomato: 'board',
  cucumber: 'board',
  mint: 'board',
  parsley: 'board',
  lemon: 'board',
  pistachio: 'board',
  tea: 'jug',
  tahini: 'jug',
  oil: 'jug',
  water: 'jug',
  syrup: 'jug',
} as const satisfies Record<string, Tool>
export type Food = keyof typeof foods

interface Recipe {
  /** From the plate upwards. */
  parts: readonly Food[]
  /** First day on which it is ordered. */
  day: number
}

/** Dishes in the order in which they are learned. */
export const dishes = {
  falafel: { parts: ['falafel', 'tomato'], day: 1 },
  tea: { parts: ['tea', 'mint'], day: 1 },
  hummus: { parts: ['oil', 'bread'], day: 3 },
  fattoush: { parts: ['cucumber', 'bread', 'tomato'], day: 5 },
  shawarma: { parts: ['meat', 'cucumber', 'tahini'], day: 7 },
  shakshuka: { parts: ['tomato', 'eggs', 'parsley'], day: 9 },
  halloumi: { parts: ['halloumi', 'mint'], day: 11 },
  lemonade: { parts: ['lemon', 'water', 'mint'], day: 13 },
  kunafa: { parts: ['kunafa', 'syrup', 'pistachio'], day: 15 },
  kofta: { parts: ['kofta', 'tahini', 'tomato', 'parsley'], day: 17 },
} as const satisfies Record<string, Recipe>
export type Dish = keyof typeof dishes
export const dishNames = Object.keys(dishes) as readonly Dish[]

export const getParts = (dish: Dish): readonly Food[] => dishes[dish].parts

/** Dishes that customers order on a day; the newest is the last. */
export const getMenu = (day: number): readonly Dish[] => dishNames.filter((dish) => dishes[dish].day <= day)

/** The dish that is ordered for the first time on a day. */
export const getNewDish = (day: number): Dish | null =>
  dishNames.findLast((dish) => dishes[dish].day === day && day > 1) ?? null

/** The ten customers of the quarter and the two dishes that each of them tips most for. */
export const guests: readonly { favorites: readonly [Dish, Dish]; calm: number }[] = [
  { favorites: ['tea', 'kunafa'], calm: 1 },
  { favorites: ['falafel', 'kofta'], calm: 0.95 },
  { favorites: ['falafel', 'lemonade'], calm: 0.85 },
  { favorites: ['tea', 'shawarma'], calm: 1.1 },
  { favorites: ['hummus', 'halloumi'], calm: 1.05 },
  { favorites: ['tea', 'shakshuka'], calm: 1.15 },
  { favorites: ['hummus', 'kunafa'], calm: 1.2 },
  { favorites: ['falafel', 'fattoush'], calm: 0.95 },
  { favorites: ['fattoush', 'shawarma'], calm: 0.9 },
  { favorites: ['shakshuka', 'halloumi'], calm: 1 },
]

/** Upgrades in the order in which the evening offers them. */
export const upgrades = [
  'copper',
  'knife',
  'spout',
  'tray',
  'carpet',
  'lanterns',
  'secondPan',
  'cat',
] as const
export type Upgrade = (typeof upgrades)[number]

/** Prices in coins. */
export const prices: Record<Upgrade, number> = {
  copper: 40,
  knife: 50,
  spout: 50,
  tray: 70,
  carpet: 60,
  lanterns: 90,
  secondPan: 80,
  cat: 110,
}
