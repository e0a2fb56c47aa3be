import { kept } from '@edu/shared-utility';

/** The platform counts a recording at twice its speed at most. */
export const speeds: readonly number[] = [0.75, 1, 1.25, 1.5, 2];

const isSpeed = (raw: unknown): raw is number => speeds.some((speed) => speed === raw);

/** How fast the person likes recordings, on this device. */
export const storedSpeed = kept<number>('learn:speed', 1, isSpeed);

/** The next one up or down; the same at the end. */
export function nextSpeed(speed: number, step: 1 | -1): number {
  const index = speeds.indexOf(speed);
  return speeds[index + step] ?? speed;
}
