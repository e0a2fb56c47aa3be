import type { Locale, PhraseOverride } from '../contract';
import { context } from '../storage';
import { engine, onBundle, phrasesChanged } from './engine';

/** Path segments that would pollute prototypes. */
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

function split(key: string): { namespace: string; path: string } | null {
  const [namespace, ...rest] = key.split('.');
  const segments = [namespace, ...rest];
  const isInvalid = segments.some((segment) => !segment || FORBIDDEN.has(segment));
  return isInvalid || rest.length === 0
    ? null
    : { namespace: namespace ?? '', path: rest.join('.') };
}

/** Built-in texts replaced by an override, so that a package without it restores them. */
const hidden = new Map<
  string,
  { language: Locale; namespace: string; path: string; text: string }
>();

function apply(language: Locale, list: readonly PhraseOverride[], onlyNamespace?: string): void {
  for (const { key, value } of list) {
    const target = split(key);
    if (!target || (onlyNamespace !== undefined && target.namespace !== onlyNamespace)) continue;
    const { namespace, path } = target;
    const existingPhrase: unknown = engine.getResource(language, namespace, path);
    // Only existing texts may be overridden: a package cannot replace a subtree by a text.
    if (typeof existingPhrase !== 'string') continue;
    const id = `${language}/${key}`;
    if (!hidden.has(id)) hidden.set(id, { language, namespace, path, text: existingPhrase });
    engine.addResource(language, namespace, path, value, { silent: true });
  }
}

function restore(language: Locale): void {
  for (const [id, built] of hidden) {
    if (built.language !== language) continue;
    engine.addResource(built.language, built.namespace, built.path, built.text, { silent: true });
    hidden.delete(id);
  }
}

const packageOf = (language: Locale) => context.get('phrasePackages')[language];

// Applies stored overrides to a set that is loaded later.
onBundle((language, namespace) => {
  for (const id of hidden.keys()) if (id.startsWith(`${language}/${namespace}.`)) hidden.delete(id);
  apply(language, packageOf(language)?.phrases ?? [], namespace);
});

/** Applies the stored package of a language to the built-in phrases. */
export function applyOverrides(language: Locale): void {
  restore(language);
  apply(language, packageOf(language)?.phrases ?? []);
  phrasesChanged();
}

/** Stores a package, which outlives the session and works offline, and applies it. */
export function keepOverrides(
  language: Locale,
  version: string,
  phrases: readonly PhraseOverride[],
): void {
  context.set('phrasePackages', {
    ...context.get('phrasePackages'),
    [language]: { version, phrases },
  });
  applyOverrides(language);
}
