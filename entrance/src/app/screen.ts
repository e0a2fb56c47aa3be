import type { Phrases } from '@edu/shared-utility';
import type { ComponentType } from 'react';
import type { AppStore, StorePart } from './store';

/** The interface of a screen in its own chunk. */
export interface Screen {
  readonly Page: ComponentType;
  readonly phrases: readonly Pick<Phrases<never>, 'load'>[];
  readonly storeParts?: readonly StorePart[];
}

export type LoadScreen = () => Promise<{ screen: Screen }>;

/** Loads a screen and what it needs before its first paint. */
export async function prepare(load: LoadScreen, add: AppStore['add']): Promise<ComponentType> {
  const { Page, phrases, storeParts } = (await load()).screen;
  if (storeParts) add(storeParts);
  await Promise.all(phrases.map((set) => set.load()));
  return Page;
}
