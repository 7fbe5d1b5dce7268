/**
 * Sentences of the specification that a machine implements, by section and position: §4 States and transitions, §8 The
 * error catalogue. Language, full screen, images, addresses, empty lists and HTTP statuses concern no machine.
 */
export const specification = {
  '4.2': 'Authentication: unknown (loading), then signed in or not.',
  '4.3': 'Sign in, sign up (which signs in straight after) and sign out (which deletes the current session).',
  '4.4': 'Favorite button: toggles add or remove while showing a spinner.',
  '4.5': 'A signed-out click goes to login.',
  '4.6': 'Hovering previews stars.',
  '4.7': 'Clicking a star shows Confirm and Cancel.',
  '4.8': 'Confirm submits and shows a thanks message for 2.5 s.',
  '4.9': 'Cancel clears the choice.',
  '4.10': 'Copy link: shows "Copied" for 2 s.',
  '4.13': 'Live chat: disconnected, then connecting, then connected.',
  '4.14': 'On failure: error, which then tears down the session.',
  '4.15': 'Closing returns to disconnected.',
  '4.16': 'Connect is ignored while connecting or connected.',
  '4.17': 'Video generation: not-key-selected (key notice), then key-selected.',
  '4.18': 'It stays in the notice view until a key is chosen.',
  '4.19': 'An invalid-key error returns to the notice.',
  '4.20': 'Generation polls until the operation is done.',
  '4.21':
    'The status reads: Initializing, then Processing, then "Processing... State: X" (X defaults to IN_PROGRESS), then "Completed!"',
  '4.22': 'Audio transcription: idle, recording, transcribing, done.',
  '4.23': 'Smart search mode: web or maps.',
  '8.1':
    'An initial account check failing with a network failure shows a connection failure banner with a configuration hint. Other failures mean no session.',
  '8.2': 'Login: "Failed to sign in. Please check your credentials."',
  '8.3': 'Sign up: "Failed to sign up. This email may already be in use."',
  '8.4': 'Password too short: "Password must be at least 8 characters long."',
  '8.5': 'Favorites, load: "Failed to load your favorites. Please check ... collection permissions and IDs."',
  '8.6': 'Favorites, add: "Failed to add game to favorites. Please try again..."',
  '8.7': 'Favorites, remove: "Failed to remove game from favorites..."',
  '8.8': 'Ratings: load and save failures show an error.',
  '8.9': '"You must be logged in to rate games."',
  '8.10': '"Failed to fetch high scores..."',
  '8.11': '"You must be logged in to submit a high score."',
  '8.19': 'Chatbot: "Sorry, I encountered an error."',
  '8.20': 'Complex query: "An error occurred while analyzing the query."',
  '8.21': 'Image generation: "Failed to generate image. Please try again."',
  '8.22': 'Image editor: "Failed to edit image. Please try again."',
  '8.23': 'Video analyzer: "Failed to analyze video. The model may not support this file type or size."',
  '8.25': 'Audio transcription: "Failed to transcribe audio. Please try again."',
  '8.26': '"Could not access the microphone. Please grant permission and try again."',
  '8.27': 'Text to speech: "Failed to generate audio."',
  '8.28': 'Smart search: "An error occurred during the search."',
  '8.29': '"Could not get location. Maps search may be less accurate."',
  '8.30': 'Video generation: "An error occurred during video generation."',
  '8.31':
    '"API Key not found or invalid. Please select your key again." This appears when the error text contains "Requested entity was not found", and it returns to the key notice.',
  '8.32': '"Video generation completed but no video URI was found."',
  '8.33': '"Please provide a prompt or an image."',
  '8.34': 'An alert: "API key selection is not available in this environment."',
  '8.35': 'Content generator: the localized error text plus the message.',
  '8.36': 'Live chat: the error status shows the localized error text.',
} as const

/** Number of a sentence, such as `4.8`. */
export type SentenceNumber = keyof typeof specification
