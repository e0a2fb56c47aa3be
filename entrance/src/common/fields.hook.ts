import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { plainFields, plainValues } from './plain-fields';

/** For each field what is wrong with it, in the person's language; nothing when it is right. */
export type Problems<V> = { readonly [N in keyof V]?: string | false };

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Takes back what was said about it until the next submit: only now can it be filled. */
  readonly clearErrors: () => void;
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

/** What is in the form's inputs; `values` where it has none by that name. */
function valuesIn<V extends Record<string, string>>(form: HTMLFormElement | null, values: V): V {
  const seen = Object.keys(values).map((name) => {
    const control = form?.elements.namedItem(name);
    return [name, control instanceof HTMLInputElement ? control.value : values[name]];
  });
  return Object.fromEntries(seen);
}

/**
 * Values of one form and which problems show: a field's own after it was filled and left, all of
 * them after a submit. A refused submit puts the focus on the first field that is wrong.
 */
export function useFields<V extends Record<string, string>>(options: Options<V>) {
  const { initial, check, onValid, onTyped, refusals } = options;
  const [values, setValues] = useState(initial);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formerFields = useRef(initial);
  useLayoutEffect(() => {
    formerFields.current = values;
  });
  // a password manager fills some inputs without an event: React would write its own values over them
  const filled = Object.entries(valuesIn(form.current, values)).find(
    ([name, value]) => values[name] === formerFields.current[name] && value !== values[name],
  );
  if (filled) setValues((before) => ({ ...before, [filled[0]]: filled[1] }));
  const plain = plainValues(values);
  const problems = check(plain);

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
    setLeftFields((before) => new Set(before).add(name));
    focus(name);
    return true;
  };

  const adopt = (): V => {
    const seen = valuesIn(form.current, values);
    if (Object.keys(values).some((name) => seen[name] !== values[name])) setValues(seen);
    return seen;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sent = plainValues(adopt());
    const wrongs = check(sent);
    setValues(sent);
    setSubmitted(true);
    const wrong = Object.keys(sent).find((name) => wrongs[name]);
    if (wrong) focus(wrong);
    else onValid(sent);
  };
  // before React writes its own values over them
  const watch = {
    onFocusCapture: adopt,
    onPointerDownCapture: adopt,
    onKeyDownCapture: adopt,
  };

  const field = (name: keyof V & string): FieldProps => ({
    name,
    value: values[name] ?? '',
    problem:
      ((submitted || leftFields.has(name)) && problems[name]) || refusals?.[name] || undefined,
    onChange: (value) => {
      onTyped?.();
      setValues((before) => ({ ...before, [name]: value }));
    },
    clearErrors: () => {
      const others = Object.keys(values).filter((other) => other !== name);
      setLeftFields((before) => new Set(others.filter((other) => submitted || before.has(other))));
      setSubmitted(false);
    },
    // leaving an untouched field is no mistake yet
    onBlur: () => {
      const text = values[name];
      if (!text) return;
      const tidy = plainFields[name]?.(text) ?? text;
      if (tidy !== text) setValues((before) => ({ ...before, [name]: tidy }));
      setLeftFields((before) => new Set(before).add(name));
    },
  });

  return {
    /** As they would be sent. */
    values: plain,
    field,
    focus,
    refuse,
    /** Whether the server's refusal is beside a field: it is said nowhere else in the form. */
    told: Object.keys(refusals ?? {}).some((name) => name in values),
    form: { ref: form, onSubmit, noValidate: true, ...watch },
  };
}
