/** Returns whether the user has turned on the browser's data saver. */
export const isDataSaverOn = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true
