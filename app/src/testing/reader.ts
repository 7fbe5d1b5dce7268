/** Who is here in a story where somebody is. */
export const reader = { id: 'amal', email: 'amal@example.com', password: 'a long enough password' }
