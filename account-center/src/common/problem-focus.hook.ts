import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field of a form when a problem is shown. */
export function useProblemFocus(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  return form;
}
