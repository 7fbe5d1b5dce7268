import type { Random } from '../../../core/index.ts'
import { getAdjacentCell, ways } from './grid.ts'
import type { Grid, Way } from './grid.ts'

/** Maze of rooms with walls between them; rooms are the tiles at odd coordinates. */
export interface Maze extends Grid {
  walls: boolean[]
  rooms: readonly number[]
}

/** Returns the adjacent room in a direction, two tiles away. */
const getAdjacentRoom = (maze: Grid, room: number, way: Way): number =>
  getAdjacentCell(maze, getAdjacentCell(maze, room, way), way)

/** Returns the tile between two adjacent rooms. */
export const getPassage = (a: number, b: number): number => (a + b) / 2

/** Returns the adjacent rooms with an open passage to this one. */
export const getConnectedRooms = (maze: Grid, room: number): number[] =>
  ways
    .filter((way) => maze.walls[getAdjacentCell(maze, room, way)] === false)
    .map((way) => getAdjacentRoom(maze, room, way))

const isRoom = ({ width, height }: Grid, cell: number): boolean =>
  cell > 0 && cell < width * height && (cell % width) % 2 === 1 && Math.floor(cell / width) % 2 === 1

/** Carves a maze with exactly one way between any two rooms. */
export function carveMaze(columns: number, rows: number, random: Random): Maze {
  const width = columns * 2 + 1
  const height = rows * 2 + 1
  const rooms = Array.from(
    { length: columns * rows },
    (_, index) => (Math.floor(index / columns) * 2 + 1) * width + (index % columns) * 2 + 1,
  )
  const maze: Maze = { width, height, rooms, walls: Array.from({ length: width * height }, () => true) }
  const trail = [random.pick(rooms)]
  maze.walls[trail[0] ?? 0] = false
  while (trail.length > 0) {
    const room = trail.at(-1) ?? 0
    const next = random
      .shuffle(ways)
      .map((way) => getAdjacentRoom(maze, room, way))
      .find((each) => isRoom(maze, each) && maze.walls[each])
    if (next === undefined) {
      trail.pop()
      continue
    }
    maze.walls[next] = false
    maze.walls[getPassage(room, next)] = false
    trail.push(next)
  }
  return maze
}

/** Opens some dead ends into rings, only between rooms that `mayJoin`. Returns the passages opened. */
export function addRings(
  maze: Maze,
  random: Random,
  chance: number,
  mayJoin: (a: number, b: number) => boolean,
): number[] {
  const opened: number[] = []
  for (const room of maze.rooms) {
    if (getConnectedRooms(maze, room).length !== 1 || !random.chance(chance)) continue
    const others = random
      .shuffle(ways)
      .map((way) => getAdjacentRoom(maze, room, way))
      .filter((other) => isRoom(maze, other) && maze.walls[getPassage(room, other)] && mayJoin(room, other))
    const [other] = others
    if (other === undefined) continue
    opened.push(getPassage(room, other))
    maze.walls[getPassage(room, other)] = false
  }
  return opened
}
