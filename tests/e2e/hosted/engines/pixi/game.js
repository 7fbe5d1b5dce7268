const rules = createRules('pixi')
const step = new Audio('step.wav')

async function start() {
  const app = new PIXI.Application()
  await app.init({ width: 640, height: 360, background: '#3a1b35' })
  app.canvas.style.width = '100%'
  document.body.append(app.canvas)
  const { source } = await PIXI.Assets.load('sprites.png')
  const addSprite = (frame) => {
    const texture = new PIXI.Texture({ source, frame: new PIXI.Rectangle(frame * 32, 0, 32, 32) })
    const sprite = app.stage.addChild(new PIXI.Sprite(texture))
    sprite.scale.set(1.5)
    sprite.y = 156
    return sprite
  }
  const coin = addSprite(1)
  const hero = addSprite(0)
  const text = app.stage.addChild(
    new PIXI.Text({ text: '', style: { fill: '#fff', fontSize: 24 }, x: 16, y: 16 }),
  )
  const act = (move) => {
    move()
    step.currentTime = 0
    void step.play()
  }
  addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') act(() => rules.move(1))
    if (key === 'ArrowLeft') act(() => rules.move(-1))
  })
  app.stage.eventMode = 'static'
  app.stage.hitArea = app.screen
  app.stage.on('pointerdown', ({ global }) => act(() => rules.press(global.x / 640)))
  app.ticker.add(() => {
    hero.x = 8 + rules.hero * 64
    coin.x = 8 + rules.coin * 64
    text.text = `Best: ${rules.best}`
  })
  rules.start()
}

void start()
