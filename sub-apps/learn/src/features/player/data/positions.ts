import { userStorage } from '@edu/shared-utility';

type Places = Readonly<Record<string, number>>;

const isPlaces = (raw: unknown): raw is Places =>
  typeof raw === 'object' &&
  raw !== null &&
  Object.values(raw).every((item) => typeof item === 'number');

/** The least recently opened lessons are dropped first. */
const LIMIT = 200;

const places = userStorage<Places>('learn:places', {}, isPlaces);

/** The last position in a lesson on this device: seconds, or the page of a document; undefined without one. */
export const storedPosition = (owner: string, lessonId: string): number | undefined =>
  places.read(owner)[lessonId];

export function storePosition(owner: string, lessonId: string, position: number): void {
  const { [lessonId]: _, ...others } = places.read(owner);
  const latest = Object.entries(others).slice(-(LIMIT - 1));
  places.write(owner, { ...Object.fromEntries(latest), [lessonId]: position });
}
