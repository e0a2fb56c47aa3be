import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isApiAddress } from '@edu/shared-utility/contract';
import { originOfAddress } from '../http/origin';
import { StartupError } from '../startup-error';

/** Readers of single values. Each throws StartupError with one sentence for an invalid value. */
export type Env = NodeJS.ProcessEnv;

const settingFault = (name: string, text: string, expected: string): StartupError =>
  new StartupError(`${name} is "${text}": ${expected}.`);

export function integer(env: Env, name: string, fallback: number, min: number, max: number) {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw settingFault(name, text, `set it to a whole number from ${min} to ${max}`);
  }
  return value;
}

/** True for "1", false for "0" or unset; throws for other values. */
export function flag(env: Env, name: string): boolean {
  const text = env[name];
  if (text === undefined || text === '' || text === '0') return false;
  if (text === '1') return true;
  throw settingFault(name, text, 'set it to 1, or leave it out');
}

export function oneOf<const T extends string>(
  env: Env,
  name: string,
  values: readonly T[],
  fallback: T,
): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = values.find((item) => item === text);
  if (value === undefined) throw settingFault(name, text, `set it to one of ${values.join(', ')}`);
  return value;
}

/** A number between 0 and 1, both excluded. */
export function fraction(env: Env, name: string): number | null {
  const text = env[name];
  if (!text) return null;
  const value = Number(text);
  if (!(value > 0 && value < 1))
    throw settingFault(name, text, 'set it to a number between 0 and 1');
  return value;
}

export function address(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw settingFault(name, text, 'set it to an http or https address');
  }
  return text.replace(/\/$/, '');
}

/** An address for pages: http(s), or a path on their own origin. */
export function pageAddress(env: Env, name: string): string | null {
  const text = env[name];
  if (!text) return null;
  if (!isApiAddress(text)) {
    throw settingFault(
      name,
      text,
      'set it to an http or https address, or to "/" for the host of the page itself',
    );
  }
  return text;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((word) => word !== '');

/** @param anyPort whether `:*` is allowed as the port */
export function origins(env: Env, name: string, { anyPort = false } = {}): string[] {
  return listOf(env[name]).map((text) => {
    const origin = text.replace(/\/$/, '');
    const plain = anyPort ? origin.replace(/:\*$/, '') : origin;
    if (originOfAddress(plain) === plain) return origin;
    throw new StartupError(
      `${name} holds "${text}": list origins such as https://admin.example.com, separated by commas.`,
    );
  });
}

/** A file that may be missing at its default path, but has to exist if it is configured. */
export function optionalFile(env: Env, name: string, root: string, fallback: string): string {
  const file = resolve(root, env[name] || fallback);
  if (!env[name] || existsSync(file)) return file;
  throw settingFault(name, env[name], 'name a file that is there, or leave it out');
}
