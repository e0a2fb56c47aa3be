/** Whether a line is a stack frame, as Chromium, Firefox or Safari format it. */
const isFrame = (line: string): boolean => /^\s*at |@/.test(line);

const fileOf = (frame: string): string | undefined =>
  /(https?:\/\/[^\s)]+?)(?::\d+){1,2}\)?$/.exec(frame)?.[1];

/** The file that called our code, by the stack; null if only the browser did. */
export function callerFile(): string | null {
  const files = (new Error().stack ?? '').split('\n').filter(isFrame).map(fileOf);
  return files.find((file) => file !== undefined && file !== files[0]) ?? null;
}
