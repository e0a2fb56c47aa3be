const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a length or position of a recording: 0:42, 12:05, 1:02:03. Fractions are cut off, as browsers' players
 * do.
 */
export function formatLength(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor((totalSeconds % 3600) / 60);
  const secondsText = twoDigits(totalSeconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${secondsText}` : `${minutes}:${secondsText}`;
}
