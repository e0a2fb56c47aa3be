import { useEffect, useRef } from 'react';
import { on } from '../events';
import { sharedPhrases } from '../i18n';

type Ask = () => Promise<boolean>;
type IsDirty = () => boolean;

/** Each with what is to be done once somebody agreed to lose it. */
const guards = new Map<IsDirty, (() => void) | undefined>();
const dirtyOf = (some: readonly IsDirty[]): IsDirty[] => some.filter((isDirty) => isDirty());
const plainQuestion: Ask = async () => window.confirm(sharedPhrases.t('unsaved'));
let ask = plainQuestion;
let asking: Promise<boolean> | null = null;
/** The person has agreed to lose it; holds until they have left, or stay after all. */
let discarded = false;
/** There is no session left to save it in: anyone who stayed would have a page without one. */
let lost = false;

const any = (): boolean => !discarded && !lost && dirtyOf([...guards.keys()]).length > 0;

/** The page was not left after all: what the person had agreed to lose is asked about again. */
function stayed(): void {
  discarded = false;
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (any()) event.preventDefault();
}

function listen(): () => void {
  window.addEventListener('beforeunload', onBeforeUnload);
  // A form may outlive the way it was left by: another query of its page does not take it away.
  const stops = [
    on('navigation:done', stayed),
    on('session:ended', () => {
      lost = true;
    }),
  ];
  return () => {
    window.removeEventListener('beforeunload', onBeforeUnload);
    for (const stop of stops) stop();
  };
}
let stopListening = () => {};

/**
 * A form says through `isDirty` whether typed work would be lost; the returned function ends that.
 *
 * @param onDiscard the person has agreed to lose it: what is kept of it elsewhere goes too
 */
function guard(isDirty: IsDirty, onDiscard?: () => void): () => void {
  stayed();
  lost = false;
  if (guards.size === 0) stopListening = listen();
  guards.set(isDirty, onDiscard);
  return () => {
    guards.delete(isDirty);
    stayed();
    if (guards.size === 0) stopListening();
  };
}

/** One question at a time; whoever else asks meanwhile gets its answer. */
function question(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** Whether the person agrees to lose what these hold. */
async function discard(checks: readonly IsDirty[]): Promise<boolean> {
  const agreed = await question();
  if (agreed) for (const dirty of dirtyOf(checks)) guards.get(dirty)?.();
  return agreed;
}

/** True when nothing would be lost or the person agrees to lose it. */
async function mayLeave(): Promise<boolean> {
  if (!any()) return true;
  discarded = await discard([...guards.keys()]);
  return discarded;
}

/**
 * For what opens over the page, a dialog: called as it opens, it gives the `mayLeave` of its closing,
 * which asks about the work announced since; the page's own stays where it is.
 */
function layer(): () => Promise<boolean> {
  const below = new Set(guards.keys());
  return async () => {
    const own = [...guards.keys()].filter((key) => !below.has(key));
    return dirtyOf(own).length === 0 || discard(own);
  };
}

/** The frame draws the question; without one the browser's own is used. */
function askWith(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = plainQuestion;
  };
}

/** Unsaved work: sub-apps announce it, anyone who leads away asks before. */
export const unsaved = { guard, any, mayLeave, stayed, layer, askWith } as const;

/**
 * Guards this component's work for as long as `dirty` holds.
 *
 * @param onDiscard as that of `guard`
 */
export function useUnsaved(dirty: boolean, onDiscard?: () => void): void {
  const now = useRef([dirty, onDiscard] as const);
  now.current = [dirty, onDiscard];
  useEffect(() => {
    if (!dirty) return;
    return guard(
      () => now.current[0],
      () => now.current[1]?.(),
    );
  }, [dirty]);
}
