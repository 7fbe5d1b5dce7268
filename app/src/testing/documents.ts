import { reader } from './reader.ts'

/** Creates a document about a game, owned by the reader by default. */
export const document = (
  $id: string,
  { user_id = reader.id, ...data }: { user_id?: string; [field: string]: unknown } = {},
) => ({
  game_id: 'zellige',
  ...data,
  $id,
  $createdAt: '2026-11-20T18:00:00.000+00:00',
  $updatedAt: '2026-11-20T18:00:00.000+00:00',
  $permissions: [`delete("user:${user_id}")`],
  user_id,
})

/** Creates a score. */
export const score = (user_name: string, points: number, user_id = user_name) =>
  document(`${user_name}-${points}`, { user_id, user_name, score: points })
