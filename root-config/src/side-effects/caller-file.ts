/** A frame of the stack, as Chromium or as Firefox and Safari write it. */
const isFrame = (line: string): boolean => /^\s*at |@/.test(line);

const fileOf = (frame: string): string | undefined =>
  /(https?:\/\/[^\s)]+?)(?::\d+){1,2}\)?$/.exec(frame)?.[1];

/** File that called our own, by the stack; null where only the browser did. */
export function callerFile(): string | null {
  const files = (new Error().stack ?? '').split('\n').filter(isFrame).map(fileOf);
  return files.find((file) => file !== undefined && file !== files[0]) ?? null;
}
