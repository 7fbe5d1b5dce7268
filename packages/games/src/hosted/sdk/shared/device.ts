/** Returns the kind of device by its pointer and screen. */
export function readDevice(): 'desktop' | 'tablet' | 'mobile' {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'mobile' : 'tablet'
}
