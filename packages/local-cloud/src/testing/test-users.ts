import { UserStore } from '../auth/user-store.ts'
import { openDatabase } from '../storage/database.ts'

export const PASSWORD = 'longenough1'
/** {@link PASSWORD} at a cost of next to nothing, so that a sign-in takes no quarter of a second. */
export const LOW_COST_HASH =
  'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA==$c/Q6qPJICfKfp1WpxEuKY+JQy0VEr5d3UrTzuzA0RK8='

/** Writes accounts into a data file that no server has open: `amal` has the address amal@example.test. */
export function insertTestUsers(data: string, userIds: readonly string[], now: number = Date.now()): void {
  const db = openDatabase(data)
  const users = new UserStore(db)
  for (const id of userIds)
    users.create({ id, email: `${id}@example.test`, name: '', passwordHash: LOW_COST_HASH }, now)
  db.close()
}
