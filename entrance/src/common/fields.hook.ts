import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldNormalizers, normalizeValues } from './plain-fields';

/** The error of each field in the current language; undefined if it is valid. */
export type Problems<V> = { readonly [N in keyof V]?: string | false };

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Hides its error until the next submit, because it can only be filled now. */
  readonly clearErrors: () => void;
}

interface Options<V> {
  readonly initial: V;
  readonly check: (values: V) => Problems<V>;
  readonly onValid: (values: V) => void;
  /** Called on each input, so that a former refusal is hidden. */
  readonly onTyped?: () => void;
  /** The server's errors of fields, until the next input. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/** The values of the form's inputs, or `values` where there is no input of that name. */
function valuesIn<V extends Record<string, string>>(form: HTMLFormElement | null, values: V): V {
  const seen = Object.keys(values).map((name) => {
    const control = form?.elements.namedItem(name);
    return [name, control instanceof HTMLInputElement ? control.value : values[name]];
  });
  return Object.fromEntries(seen);
}

/**
 * Values of a form and its visible errors: of a field once it was filled and left, of all fields after a submit. After
 * a refused submit the first invalid field receives the focus.
 */
export function useFields<V extends Record<string, string>>(options: Options<V>) {
  const { initial, check, onValid, onTyped, refusals } = options;
  const [values, setValues] = useState(initial);
  const [blurredFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formerFields = useRef(initial);
  useLayoutEffect(() => {
    formerFields.current = values;
  });
  // A password manager fills inputs without an event, and React would overwrite its values.
  const filled = Object.entries(valuesIn(form.current, values)).find(
    ([name, value]) => values[name] === formerFields.current[name] && value !== values[name],
  );
  if (filled) setValues((before) => ({ ...before, [filled[0]]: filled[1] }));
  const normalized = normalizeValues(values);
  const problems = check(normalized);

  const focus = (name: string) => {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new refusal moves the focus
  useEffect(() => {
    const first = refusals && Object.keys(values).find((name) => refusals[name]);
    if (first) focus(first);
  }, [refusals]);
  /** Shows the error of a field; true if there is one. */
  const refuse = (name: keyof V & string): boolean => {
    if (!problems[name]) return false;
    setLeftFields((before) => new Set(before).add(name));
    focus(name);
    return true;
  };

  const readFilledValues = (): V => {
    const seen = valuesIn(form.current, values);
    if (Object.keys(values).some((name) => seen[name] !== values[name])) setValues(seen);
    return seen;
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sent = normalizeValues(readFilledValues());
    const newProblems = check(sent);
    setValues(sent);
    setSubmitted(true);
    const wrong = Object.keys(sent).find((name) => newProblems[name]);
    if (wrong) focus(wrong);
    else onValid(sent);
  };
  // Before React overwrites them.
  const watch = {
    onFocusCapture: readFilledValues,
    onPointerDownCapture: readFilledValues,
    onKeyDownCapture: readFilledValues,
  };

  const field = (name: keyof V & string): FieldProps => ({
    name,
    value: values[name] ?? '',
    problem:
      ((submitted || blurredFields.has(name)) && problems[name]) || refusals?.[name] || undefined,
    onChange: (value) => {
      onTyped?.();
      setValues((before) => ({ ...before, [name]: value }));
    },
    clearErrors: () => {
      const others = Object.keys(values).filter((other) => other !== name);
      setLeftFields((before) => new Set(others.filter((other) => submitted || before.has(other))));
      setSubmitted(false);
    },
    // An untouched field shows no error when it is left.
    onBlur: () => {
      const text = values[name];
      if (!text) return;
      const tidy = fieldNormalizers[name]?.(text) ?? text;
      if (tidy !== text) setValues((before) => ({ ...before, [name]: tidy }));
      setLeftFields((before) => new Set(before).add(name));
    },
  });

  return {
    /** Normalised as they are sent. */
    values: normalized,
    field,
    focus,
    refuse,
    /** Whether the server's refusal is shown at a field, so that the form does not repeat it. */
    hasFieldError: Object.keys(refusals ?? {}).some((name) => name in values),
    form: { ref: form, onSubmit, noValidate: true, ...watch },
  };
}
