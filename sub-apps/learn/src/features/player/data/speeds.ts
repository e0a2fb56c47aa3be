import { userStorage } from '@edu/shared-utility';

/** Playback speeds; the platform counts at most double speed. */
export const speeds: readonly number[] = [0.75, 1, 1.25, 1.5, 2];

const isSpeed = (raw: unknown): raw is number => speeds.some((speed) => speed === raw);

/** The person's playback speed on this device. */
export const storedSpeed = userStorage<number>('learn:speed', 1, isSpeed);

/** The next speed up or down; the same one at the end. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const index = speeds.indexOf(speed);
  return speeds[index + step] ?? speed;
}
