/* Rules of the games on engines: a hero walks along a line of columns, and a coin waits three columns further. */
const columns = 10

globalThis.createRules = (name) => {
  const rules = { hero: 0, coin: 3, score: 0, best: Number(localStorage.getItem(`${name}-best`)) || 0 }
  const show = () => Object.assign(document.body.dataset, { column: rules.hero, best: rules.best })
  rules.move = (by) => {
    rules.hero = (rules.hero + by + columns) % columns
    if (rules.hero === rules.coin) {
      rules.coin = (rules.coin + 3) % columns
      rules.score += 1
      rules.best = Math.max(rules.best, rules.score)
      localStorage.setItem(`${name}-best`, rules.best)
    }
    show()
  }
  /** Moves towards a press, at a share of the width. */
  rules.press = (share) => rules.move(share * columns > rules.hero + 0.5 ? 1 : -1)
  /** Reports that the engine draws. */
  rules.start = show
  return rules
}
