import { type RefObject, useEffect, useRef } from 'react';

/** For a form: whoever is told of a problem stands in the first field that has one, whichever button was pressed. */
export function useProblemFocus(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);
  return form;
}
