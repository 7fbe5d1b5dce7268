const rules = createRules('phaser')
const xOf = (column) => 32 + column * 64

class Game extends Phaser.Scene {
  preload() {
    this.load.spritesheet('sprites', 'sprites.png', { frameWidth: 32, frameHeight: 32 })
    this.load.audio('step', 'step.wav')
  }

  create() {
    this.coin = this.add.sprite(0, 180, 'sprites', 1).setScale(1.5)
    this.hero = this.add.sprite(0, 180, 'sprites', 0).setScale(1.5)
    this.text = this.add.text(16, 16, '', { fontSize: '24px' })
    this.input.keyboard.on('keydown-RIGHT', () => this.step(() => rules.move(1)))
    this.input.keyboard.on('keydown-LEFT', () => this.step(() => rules.move(-1)))
    this.input.on('pointerdown', ({ x }) => this.step(() => rules.press(x / 640)))
    rules.start()
  }

  step(move) {
    move()
    this.sound.play('step')
  }

  update() {
    this.hero.x = xOf(rules.hero)
    this.coin.x = xOf(rules.coin)
    this.text.setText(`Best: ${rules.best}`)
  }
}

globalThis.game = new Phaser.Game({
  width: 640,
  height: 360,
  backgroundColor: '#1b3a2f',
  scale: { mode: Phaser.Scale.FIT, autoCenter: Phaser.Scale.CENTER_BOTH },
  scene: Game,
})
