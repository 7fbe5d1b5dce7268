/** Languages that have messages. */
export type Locale = 'en' | 'ar'

/** A text in each language of the portal. */
type Texts = Readonly<Record<Locale, string>>

/** An advertisement: an image with a link and a text. */
export interface Ad {
  /** File in `app/public` or a poster of the portal, such as `posters/zellige.svg`. */
  image: string
  /** Page that it leads to: an address with https, or a route of the portal, such as `board`. */
  link: string
  /** Text of the offer. */
  text: Texts
}

/** Places for one advertisement each. */
export type AdPlace = 'article' | 'game'

/** Advertisements by place. A place without one shows nothing. */
export type Ads = Readonly<Partial<Record<AdPlace, Ad>>>

/** A page view. It has nothing about the visitor. */
export interface PageView {
  /**
   * Path below the language, such as `game/zellige`. Screens that are not in the site map have the pattern of their
   * route, such as `search/:query`, because their paths may contain input.
   */
  path: string
  language: Locale
  /** Title of the page; empty for a screen that is not in the site map. */
  title: string
}

/** A service that counts page views. */
export interface Analytics {
  /** Name that the privacy page tells visitors. */
  name: string
  /** Origins that `report` sends to; the content security policy allows no others. */
  origins: readonly string[]
  /** Sends a page view. Called once a page is idle, and never if the browser asks not to be tracked. */
  report: (view: PageView) => unknown
}

/** Everything else that differs between portals. */
export interface PortalConfig {
  /** Name per language. The logo is drawn from it. */
  name: Texts
  /** Address for messages of visitors. */
  contact: string
  /** Profiles with https; an empty text hides the link. */
  social: Readonly<Record<'facebook' | 'instagram' | 'twitter', string>>
  /** Languages offered, the default first. Without a second one there is no language switch. */
  languages: readonly Locale[]
  /** Whether the portal has the AI Studio; `VITE_AI_STUDIO` overrides it for one build. */
  studio: boolean
  /** Whether a visitor has to confirm to be 18 or older before a tool opens, as Google's terms demand. */
  adultsOnly: boolean
  /** Authorized sellers, one ads.txt record each: `ads.example.com, 12345, DIRECT`. */
  adSellers: readonly string[]
}
