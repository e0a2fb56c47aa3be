import { type FormEvent, useEffect, useRef, useState } from 'react';

/** For each field what is wrong with it, in the person's language; nothing when it is right. */
export type Problems<V> = { readonly [N in keyof V]?: string | false };

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Takes back what was said about it until the next submit: only now can it be filled. */
  readonly forgive: () => void;
}

interface Options<V> {
  readonly initial: V;
  readonly check: (values: V) => Problems<V>;
  readonly onValid: (values: V) => void;
  /** Told of every keystroke, so that an earlier refusal goes. */
  readonly onTyped?: () => void;
  /** The server's words about single fields, until the person types again. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/**
 * Values of one form and which problems show: a field's own after it was filled and left, all of
 * them after a submit. A refused submit puts the focus on the first field that is wrong.
 */
export function useFields<V extends Record<string, string>>(options: Options<V>) {
  const { initial, check, onValid, onTyped, refusals } = options;
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = check(values);

  const focus = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus
  useEffect(() => {
    const first = refusals && Object.keys(values).find((name) => refusals[name]);
    if (first) focus(first);
  }, [refusals]);
  /** Makes a field say what is wrong with it now; true when something is. */
  const refuse = (name: keyof V & string): boolean => {
    if (!problems[name]) return false;
    setLeft((before) => new Set(before).add(name));
    focus(name);
    return true;
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    const wrong = Object.keys(values).find((name) => problems[name]);
    if (wrong) focus(wrong);
    else onValid(values);
  };

  const field = (name: keyof V & string): FieldProps => ({
    name,
    value: values[name] ?? '',
    problem: ((submitted || left.has(name)) && problems[name]) || refusals?.[name] || undefined,
    onChange: (value) => {
      onTyped?.();
      setValues((before) => ({ ...before, [name]: value }));
    },
    forgive: () => {
      const others = Object.keys(values).filter((other) => other !== name);
      setLeft((before) => new Set(others.filter((other) => submitted || before.has(other))));
      setSubmitted(false);
    },
    // leaving an untouched field is no mistake yet
    onBlur: () => values[name] && setLeft((before) => new Set(before).add(name)),
  });

  return { values, field, focus, refuse, form: { ref: form, onSubmit, noValidate: true } };
}
