import { UserStore } from '../auth/user-store.ts'
import { openDatabase } from '../storage/database.ts'

export const PASSWORD = 'longenough1'
/** Hash of {@link PASSWORD} at near-zero cost, so that sign-in is fast. */
export const LOW_COST_HASH =
  'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA==$c/Q6qPJICfKfp1WpxEuKY+JQy0VEr5d3UrTzuzA0RK8='

/** Inserts accounts into a closed data file: `amal` has the address amal@example.test. */
export function insertTestUsers(data: string, userIds: readonly string[], now: number = Date.now()): void {
  const db = openDatabase(data)
  const users = new UserStore(db)
  for (const id of userIds)
    users.create({ id, email: `${id}@example.test`, name: '', passwordHash: LOW_COST_HASH }, now)
  db.close()
}
