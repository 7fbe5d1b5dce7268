const rules = createRules('kontra')
const { canvas, context } = kontra.init('game')
kontra.initKeys()
kontra.initPointer()

async function start() {
  await kontra.load('sprites.png', 'step.wav')
  const { animations } = kontra.SpriteSheet({
    image: kontra.imageAssets.sprites,
    frameWidth: 32,
    frameHeight: 32,
    animations: { hero: { frames: 0 }, coin: { frames: 1 } },
  })
  const createSprite = (name) =>
    kontra.Sprite({ y: 156, scaleX: 1.5, scaleY: 1.5, animations: { [name]: animations[name] } })
  const hero = createSprite('hero')
  const coin = createSprite('coin')
  const act = (move) => {
    move()
    kontra.audioAssets.step.currentTime = 0
    void kontra.audioAssets.step.play()
  }
  kontra.onKey('arrowright', () => act(() => rules.move(1)))
  kontra.onKey('arrowleft', () => act(() => rules.move(-1)))
  kontra.onPointer('down', () => act(() => rules.press(kontra.getPointer().x / canvas.width)))
  const loop = kontra.GameLoop({
    update() {
      hero.x = 8 + rules.hero * 64
      coin.x = 8 + rules.coin * 64
    },
    render() {
      coin.render()
      hero.render()
      context.fillStyle = '#fff'
      context.font = '24px sans-serif'
      context.fillText(`Best: ${rules.best}`, 16, 36)
    },
  })
  loop.start()
  rules.start()
}

void start()
