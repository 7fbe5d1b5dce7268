/** Position of the finger or mouse on the stage, in CSS pixels from the top left corner. */
interface Pointer {
  x: number
  y: number
  down: boolean
  /** Whether it went down, or up, since the last step. */
  pressed: boolean
  released: boolean
  /** Whether it is a finger or a pen, which leaves the stage when it is lifted. */
  isTouch: boolean
}

/** Player input as one step of the rules sees it. */
export interface Input<Action extends string = string> {
  isHeld: (action: Action) => boolean
  /** Returns whether the action was pressed since the last step, even if released again. */
  wasPressed: (action: Action) => boolean
  wasReleased: (action: Action) => boolean
  readonly pointer: Readonly<Pointer>
}

/** Collects input from keys, touch and buttons between steps. An action is held while any source holds it. */
export class InputState<Action extends string = string> implements Input<Action> {
  readonly pointer: Pointer = { x: 0, y: 0, down: false, pressed: false, released: false, isTouch: false }
  #sources = new Map<Action, Set<string>>()
  #wentDown = new Set<Action>()
  #wentUp = new Set<Action>()

  press(action: Action, source: string): void {
    const sources = this.#sources.get(action) ?? new Set()
    if (sources.size === 0) this.#wentDown.add(action)
    this.#sources.set(action, sources.add(source))
  }

  release(action: Action, source: string): void {
    const sources = this.#sources.get(action)
    if (sources?.delete(source) && sources.size === 0) this.#wentUp.add(action)
  }

  isHeld(action: Action): boolean {
    return this.#wentDown.has(action) || (this.#sources.get(action)?.size ?? 0) > 0
  }

  wasPressed(action: Action): boolean {
    return this.#wentDown.has(action)
  }

  wasReleased(action: Action): boolean {
    return this.#wentUp.has(action)
  }

  /** Returns whether anything was pressed since the last step. */
  wasUsed(): boolean {
    return this.#wentDown.size > 0 || this.pointer.pressed
  }

  /** Clears what applies to one step only. */
  endStep(): void {
    this.#wentDown.clear()
    this.#wentUp.clear()
    this.pointer.pressed = false
    this.pointer.released = false
  }

  /** Releases everything, for example on focus loss, when key releases no longer arrive. */
  releaseAll(): void {
    this.#sources.clear()
    this.pointer.down = false
    this.endStep()
  }
}
