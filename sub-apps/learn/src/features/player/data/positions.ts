import { userStorage } from '@edu/shared-utility';

type Positions = Readonly<Record<string, number>>;

const isPositions = (raw: unknown): raw is Positions =>
  typeof raw === 'object' &&
  raw !== null &&
  Object.values(raw).every((item) => typeof item === 'number');

/** The least recently opened lessons are dropped first. */
const LIMIT = 200;

const positions = userStorage<Positions>('learn:places', {}, isPositions);

/** The last position in a lesson on this device: seconds, or the page of a document; undefined without one. */
export const storedPosition = (owner: string, lessonId: string): number | undefined =>
  positions.read(owner)[lessonId];

export function storePosition(owner: string, lessonId: string, position: number): void {
  const { [lessonId]: _, ...others } = positions.read(owner);
  const latest = Object.entries(others).slice(-(LIMIT - 1));
  positions.write(owner, { ...Object.fromEntries(latest), [lessonId]: position });
}
