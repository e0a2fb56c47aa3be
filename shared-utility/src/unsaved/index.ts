import { useEffect, useRef } from 'react';
import { sharedPhrases } from '../i18n';

type Ask = () => Promise<boolean>;

const guards = new Set<() => boolean>();
const plainQuestion: Ask = async () => window.confirm(sharedPhrases.t('unsaved'));
let ask = plainQuestion;
let asking: Promise<boolean> | null = null;
/** The person has agreed to lose it; holds until the forms that were asked about are gone. */
let forgiven = false;

const any = (): boolean => !forgiven && [...guards].some((isDirty) => isDirty());

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (any()) event.preventDefault();
}

/** A form says through `isDirty` whether typed work would be lost; the returned function ends that. */
function guard(isDirty: () => boolean): () => void {
  forgiven = false;
  if (guards.size === 0) window.addEventListener('beforeunload', onBeforeUnload);
  guards.add(isDirty);
  return () => {
    guards.delete(isDirty);
    forgiven = false;
    if (guards.size === 0) window.removeEventListener('beforeunload', onBeforeUnload);
  };
}

/** True when nothing would be lost or the person agrees to lose it; one question at a time. */
function mayLeave(): Promise<boolean> {
  if (!any()) return Promise.resolve(true);
  asking ??= ask()
    .then((agreed) => {
      forgiven = agreed;
      return agreed;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The frame draws the question; without one the browser's own is used. */
function askWith(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = plainQuestion;
  };
}

/** Unsaved work: sub-apps announce it, whoever leads away asks before. */
export const unsaved = { guard, any, mayLeave, askWith } as const;

/** Guards this component's work for as long as `dirty` holds. */
export function useUnsaved(dirty: boolean): void {
  const now = useRef(dirty);
  now.current = dirty;
  useEffect(() => (dirty ? guard(() => now.current) : undefined), [dirty]);
}
