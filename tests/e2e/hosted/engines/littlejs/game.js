const rules = createRules('littlejs')
let step

function startGame() {
  setCameraScale(64)
  step = new Sound([0.5, 0, 440, 0, 0.3, 0.05])
  rules.start()
}

function update() {
  const move = keyWasPressed('ArrowRight') ? 1 : keyWasPressed('ArrowLeft') ? -1 : 0
  if (move !== 0) rules.move(move)
  else if (mouseWasPressed(0)) rules.press(mousePosScreen.x / mainCanvasSize.x)
  else return
  step.play()
}

function render() {
  const positionOf = (column) => vec2(column - 4.5, 0)
  drawRect(vec2(), vec2(60, 40), rgb(0.15, 0.15, 0.35))
  drawTile(positionOf(rules.coin), vec2(0.75), tile(1, 32))
  drawTile(positionOf(rules.hero), vec2(0.75), tile(0, 32))
}

const renderText = () => drawTextScreen(`Best: ${rules.best}`, vec2(80, 36), 24)

setShowSplashScreen(false)
engineInit(startGame, update, undefined, render, renderText, ['sprites.png'])
