import type { Random } from '../../core/index.ts'

/** Ingredients in the order of their keys and of their appearance. */
export const ingredients = [
  'bread',
  'falafel',
  'tomato',
  'tahini',
  'cucumber',
  'rice',
  'mint',
  'saffron',
  'lid',
] as const
export type Ingredient = (typeof ingredients)[number]

export type Dish = 'sandwich' | 'bowl' | 'tagine'

export interface Order {
  dish: Dish
  /** From the plate upwards. */
  layers: readonly Ingredient[]
}

export const shortestOrder = 3
export const longestOrder = 6

const fillings: Record<Dish, readonly Ingredient[]> = {
  sandwich: ['falafel', 'tomato', 'tahini', 'cucumber', 'mint'],
  bowl: ['falafel', 'tomato', 'tahini', 'cucumber', 'mint', 'saffron'],
  tagine: ['tomato', 'cucumber', 'mint', 'saffron', 'falafel'],
}

/** Creates a dish of `length` layers from the first `open` ingredients, without equal adjacent layers. */
export function createOrder(random: Random, open: number, length: number): Order {
  const has = (ingredient: Ingredient) => ingredients.indexOf(ingredient) < open
  const dishes: Dish[] = ['sandwich']
  if (has('rice')) dishes.push('bowl')
  if (has('lid')) dishes.push('tagine')
  const dish = random.pick(dishes)

  const layers: Ingredient[] = [dish === 'sandwich' ? 'bread' : 'rice']
  const closing: Ingredient | null =
    dish === 'tagine'
      ? 'lid'
      : dish === 'sandwich' && length > shortestOrder && random.chance(0.6)
        ? 'bread'
        : null
  const choice = fillings[dish].filter(has)
  while (layers.length < length - (closing ? 1 : 0)) {
    const below = layers.at(-1)
    layers.push(random.pick(choice.filter((filling) => filling !== below)))
  }
  if (closing) layers.push(closing)
  return { dish, layers }
}
