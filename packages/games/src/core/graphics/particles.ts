export interface Burst {
  x: number
  y: number
  count: number
  colors: readonly string[]
  /** Maximum speed, in world units per second. */
  speed: number
  /** Maximum lifetime, in seconds. */
  life: number
  size: number
  /** Downward acceleration, in world units per second². @default 0 */
  gravity?: number
  /** Direction and width of the fan, in radians. @default all around */
  towards?: number
  spread?: number
}

interface Particle {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  life: number
  size: number
  gravity: number
  color: string
}

const maxParticles = 240

/** Square particles of a view. The rules never depend on them, so `Math.random` is fine. */
export class Particles {
  #alive: Particle[] = []

  burst({
    x,
    y,
    count,
    colors,
    speed,
    life,
    size,
    gravity = 0,
    towards = 0,
    spread = Math.PI * 2,
  }: Burst): void {
    for (let i = 0; i < count && this.#alive.length < maxParticles; i++) {
      const angle = towards + (Math.random() - 0.5) * spread
      const particleSpeed = speed * (0.35 + 0.65 * Math.random())
      this.#alive.push({
        x,
        y,
        vx: Math.cos(angle) * particleSpeed,
        vy: Math.sin(angle) * particleSpeed,
        age: 0,
        life: life * (0.5 + 0.5 * Math.random()),
        size: size * (0.5 + 0.5 * Math.random()),
        gravity,
        color: colors[i % colors.length] ?? '#fff',
      })
    }
  }

  /** Moves and draws the particles. */
  draw(context: CanvasRenderingContext2D, seconds: number): void {
    for (const spark of this.#alive) {
      spark.age += seconds
      spark.vy += spark.gravity * seconds
      spark.x += spark.vx * seconds
      spark.y += spark.vy * seconds
      const left = 1 - spark.age / spark.life
      if (left <= 0) continue
      const side = spark.size * left
      context.fillStyle = spark.color
      context.fillRect(spark.x - side / 2, spark.y - side / 2, side, side)
    }
    this.#alive = this.#alive.filter(({ age, life }) => age < life)
  }
}
