import { type FormEvent, useRef, useState } from 'react';

/** For each field what is wrong with it: a phrase key, or nothing. */
export type Problems<V, K extends string> = { readonly [N in keyof V]?: K };

export interface FieldProps<K extends string> {
  readonly name: string;
  readonly value: string;
  readonly problem: K | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * Values of one form and which problems show: a field's own after it was filled and left, all of
 * them after a submit. A refused submit puts the focus on the first field that is wrong.
 */
export function useFields<V extends Record<string, string>, K extends string>(
  initial: V,
  check: (values: V) => Problems<V, K>,
  onValid: (values: V) => void,
) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = check(values);

  const focus = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const wrong = Object.keys(values).find((name) => problems[name]);
    if (wrong) focus(wrong);
    else onValid(values);
  };

  const field = (name: keyof V & string): FieldProps<K> => ({
    name,
    value: values[name] ?? '',
    problem: submitted || left.has(name) ? problems[name] : undefined,
    onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
    // leaving an untouched field is no mistake yet
    onBlur: () => values[name] && setLeft((before) => new Set(before).add(name)),
  });

  return {
    values,
    problems,
    field,
    focus,
    setValues,
    form: { ref: form, onSubmit, noValidate: true },
  };
}
