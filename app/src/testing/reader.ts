/** The signed-in user of stories. */
export const reader = { id: 'amal', email: 'amal@example.com', password: 'a long enough password' }
