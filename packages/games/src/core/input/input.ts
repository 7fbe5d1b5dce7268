/** Where a finger or the mouse is on the stage, in CSS pixels from its top left corner. */
export interface Pointer {
  x: number
  y: number
  down: boolean
  /** Went down, or up, since the last step. */
  pressed: boolean
  released: boolean
}

/** What the player does, as seen by one step of the rules. */
export interface Input<Action extends string = string> {
  isHeld: (action: Action) => boolean
  /** Went down since the last step, even if it is up again by now. */
  wasPressed: (action: Action) => boolean
  wasReleased: (action: Action) => boolean
  readonly pointer: Readonly<Pointer>
}

/** Gathers presses from keys, fingers and buttons between steps. An action is held while any source holds it. */
export class InputState<Action extends string = string> implements Input<Action> {
  readonly pointer: Pointer = { x: 0, y: 0, down: false, pressed: false, released: false }
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

  /** After a step: what was news is news no more. */
  endStep(): void {
    this.#wentDown.clear()
    this.#wentUp.clear()
    this.pointer.pressed = false
    this.pointer.released = false
  }

  /** Lets go of everything, as when the page loses focus: the key's release will never be heard. */
  releaseAll(): void {
    this.#sources.clear()
    this.pointer.down = false
    this.endStep()
  }
}
