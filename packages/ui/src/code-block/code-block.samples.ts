/** The code is the same in both languages, its output is not. */
export const samples = {
  en: `type Score = { player: string; points: number }

export function best(scores: Score[]): Score | undefined {
  // The earlier of two equal scores wins.
  return scores.reduce<Score | undefined>((top, score) => (top && top.points >= score.points ? top : score), undefined)
}

console.log(\`The best score: \${best(scores)?.points}\`)`,
  ar: `type Score = { player: string; points: number }

export function best(scores: Score[]): Score | undefined {
  // عند التعادل يفوز صاحب النتيجة الأسبق.
  return scores.reduce<Score | undefined>((top, score) => (top && top.points >= score.points ? top : score), undefined)
}

console.log(\`أفضل نتيجة: \${best(scores)?.points}\`)`,
}
