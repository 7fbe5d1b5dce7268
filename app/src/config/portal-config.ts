/** Languages that have messages. */
export type Locale = 'en' | 'ar'

/** A text in each language of the portal. */
type Texts = Readonly<Record<Locale, string>>

/** An advertisement of one's own: an image with a link. */
export interface HouseAd {
  kind: 'house'
  /** File in `app/public`, 600 × 500 for sharp screens. */
  image: string
  /** Page that it leads to, with https. */
  link: string
  /** Text of the offer, also read aloud. */
  text: Texts
}

/** A script of another company. The security policy allows its address and the origins that it names. */
export interface ThirdPartyScript {
  /** Address with https. */
  src: string
  /** Further origins that the script requests, such as `https://ads.example.com`. */
  connect: readonly string[]
  images: readonly string[]
  frames: readonly string[]
}

/** An advertisement of a network. Its script loads once the visitor agrees. */
export interface NetworkAd extends ThirdPartyScript {
  kind: 'network'
  /** Attributes of the element that the script fills, such as `{ 'data-ad-slot': '123' }`. */
  attributes: Readonly<Record<`data-${string}`, string>>
}

export type Ad = HouseAd | NetworkAd

/** Places for one advertisement each. */
export type AdPlace = 'article' | 'game'

/** Everything that differs between portals. */
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
  /** Advertisements by place. A place without one shows nothing. */
  ads: Readonly<Partial<Record<AdPlace, Ad>>>
  /** Authorized sellers, one ads.txt record each: `ads.example.com, 12345, DIRECT`. */
  adSellers: readonly string[]
  /** Script that counts visits, or null. It loads when the page is idle, and not for visitors who object to tracking. */
  analytics: ThirdPartyScript | null
}
