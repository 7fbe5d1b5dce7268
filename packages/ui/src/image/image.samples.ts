const svg = (inside: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 192" width="300" height="192">${inside}</svg>`,
  )}`

/** A poster with one object: a car jumping off a ramp. */
export const poster = svg(
  '<rect width="300" height="192" fill="#cfd8ff"/><path d="M0 192 190 192 190 120Z" fill="#3b4fb8"/>' +
    '<g transform="rotate(-18 200 90)"><rect x="140" y="74" width="120" height="34" rx="12" fill="#c8322b"/>' +
    '<path d="M165 76 185 48 225 48 242 76Z" fill="#0c2a2e"/><circle cx="168" cy="110" r="17" fill="#0c2a2e"/>' +
    '<circle cx="234" cy="110" r="17" fill="#0c2a2e"/></g>',
)

/** A plain fallback poster. */
export const fallback = svg(
  '<rect width="300" height="192" fill="#f3e3c2"/><path d="M150 46 200 96 150 146 100 96Z" fill="#b27a18"/>' +
    '<path d="M115 61h70v70h-70z" fill="#b27a18"/>',
)

/** A URL that fails at once, without the network. */
export const broken = 'data:image/png;base64,AAAA'
