/** Five best scores, with names in both scripts. */
export const scores = [
  { id: 'a', rank: 1, name: 'نور', score: 128450, isVerified: true },
  { id: 'b', rank: 2, name: 'lina_93', score: 97200 },
  { id: 'c', rank: 3, name: 'أبو فهد!', score: 96880, isMe: true, isVerified: true },
  { id: 'd', rank: 4, name: 'Grandmaster-of-the-neon-drift', score: 41007 },
  { id: 'e', rank: 5, name: 'سامي (Sami)', score: 980 },
]
