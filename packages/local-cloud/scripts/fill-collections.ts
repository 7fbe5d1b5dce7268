import type { DatabaseSync } from 'node:sqlite'
import { transaction } from '../src/storage/database.ts'
import { prepare } from '../src/storage/prepare.ts'

/** Number of games that scores and favorites are spread over. */
export const GAMES = 37

const TIME = `strftime('%Y-%m-%dT%H:%M:%f', 1767225600 + i, 'unixepoch') || '+00:00'`
const COUNT = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)'
const OWN = `json_array('read("user:u' || (i / ${GAMES}) || '")', 'update("user:u' || (i / ${GAMES}) || '")', 'delete("user:u' || (i / ${GAMES}) || '")')`

/** Fills the portal's empty collections with `size` scores and `size` favorites. */
export function fillCollections(db: DatabaseSync, size: number): void {
  transaction(db, () => {
    prepare(
      db,
      `INSERT INTO "documents:games_db/high_scores"
         ("$id", "$createdAt", "$updatedAt", "$permissions", game_id, user_id, user_name, score)
       ${COUNT} SELECT 's' || i, ${TIME}, ${TIME}, '[]', 'game-' || (i % ${GAMES}), 'u' || (i % 5000),
         'Player ' || i, (i * 7919) % 10000019 FROM n`,
    ).run(size)
    prepare(
      db,
      `INSERT INTO "documents:games_db/favorites"
         ("$id", "$createdAt", "$updatedAt", "$permissions", user_id, game_id)
       ${COUNT} SELECT 'f' || i, ${TIME}, ${TIME}, ${OWN}, 'u' || (i / ${GAMES}), 'game-' || (i % ${GAMES}) FROM n`,
    ).run(size)
    db.exec(
      `INSERT INTO "permissions:games_db/favorites" (sequence, action, role)
       SELECT "$sequence", column1, 'user:' || user_id
       FROM "documents:games_db/favorites", (VALUES ('read'), ('update'), ('delete'))`,
    )
  })
}
