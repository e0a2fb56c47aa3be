import { useEffect, useRef } from 'react';
import { on } from '../events';
import { sharedPhrases } from '../i18n';

type Ask = () => Promise<boolean>;
type IsDirty = () => boolean;

/** Each guard with its callback for discarded work. */
const guards = new Map<IsDirty, (() => void) | undefined>();
const dirtyOf = (checks: readonly IsDirty[]): IsDirty[] => checks.filter((isDirty) => isDirty());
const plainQuestion: Ask = async () => window.confirm(sharedPhrases.t('unsaved'));
let askPerson = plainQuestion;
let openQuestion: Promise<boolean> | null = null;
/** The person has agreed to lose the work; reset when they stay after all. */
let discarded = false;
/** The session has ended, so that nothing can be saved any more and no question is asked. */
let isDiscarding = false;

const any = (): boolean => !discarded && !isDiscarding && dirtyOf([...guards.keys()]).length > 0;

/** The page was not left after all, so the question is asked again next time. */
function onStayed(): void {
  discarded = false;
}

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (any()) event.preventDefault();
}

function listen(): () => void {
  window.addEventListener('beforeunload', onBeforeUnload);
  // A form may survive a navigation that only changes the query of its page.
  const stopFunctions = [
    on('navigation:done', onStayed),
    on('session:ended', () => {
      isDiscarding = true;
    }),
  ];
  return () => {
    window.removeEventListener('beforeunload', onBeforeUnload);
    for (const stop of stopFunctions) stop();
  };
}
let stopListening = () => {};

/**
 * Registers a form; `isDirty` returns whether it has unsaved input. The returned function unregisters it.
 *
 * @param onDiscard called when the person agrees to lose the input, to remove copies such as drafts
 */
function guard(isDirty: IsDirty, onDiscard?: () => void): () => void {
  onStayed();
  isDiscarding = false;
  if (guards.size === 0) stopListening = listen();
  guards.set(isDirty, onDiscard);
  return () => {
    guards.delete(isDirty);
    onStayed();
    if (guards.size === 0) stopListening();
  };
}

/** Asks one question at a time; concurrent callers share its answer. */
function question(): Promise<boolean> {
  openQuestion ??= askPerson().finally(() => {
    openQuestion = null;
  });
  return openQuestion;
}

/** Whether the person agrees to lose the work of these guards. */
async function discard(checks: readonly IsDirty[]): Promise<boolean> {
  const agreed = await question();
  if (agreed) for (const dirty of dirtyOf(checks)) guards.get(dirty)?.();
  return agreed;
}

/** True when nothing would be lost, or the person agrees to lose it. */
async function mayLeave(): Promise<boolean> {
  if (!any()) return true;
  discarded = await discard([...guards.keys()]);
  return discarded;
}

/**
 * For an overlay such as a dialog: called when it opens, it returns the `mayLeave` for its closing, which only asks
 * about work registered since then.
 */
function layer(): () => Promise<boolean> {
  const earlierGuards = new Set(guards.keys());
  return async () => {
    const ownGuards = [...guards.keys()].filter((key) => !earlierGuards.has(key));
    return dirtyOf(ownGuards).length === 0 || discard(ownGuards);
  };
}

/** Registers the frame's question; without it the browser's own is used. */
function askWith(next: Ask): () => void {
  askPerson = next;
  return () => {
    if (askPerson === next) askPerson = plainQuestion;
  };
}

/** Unsaved work: apps register it, and whatever navigates away asks first. */
export const unsaved = { guard, any, mayLeave, stayed: onStayed, layer, askWith } as const;

/**
 * Registers this component's work while `dirty` is true.
 *
 * @param onDiscard as for `guard`
 */
export function useUnsaved(dirty: boolean, onDiscard?: () => void): void {
  const latest = useRef([dirty, onDiscard] as const);
  latest.current = [dirty, onDiscard];
  useEffect(() => {
    if (!dirty) return;
    return guard(
      () => latest.current[0],
      () => latest.current[1]?.(),
    );
  }, [dirty]);
}
