import { parseArgs } from 'node:util';

/**
 * Ends a command with one sentence, which says what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Reads the options of a command by node:util's parseArgs; invalid ones end the command.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 */
export const readOptions = (options) => readArguments(options, false).values;

/**
 * Reads options and, if allowed, positional arguments.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 */
export function readArguments(options, allowPositionals = true) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const [reason] = error instanceof Error ? error.message.split('. ') : [String(error)];
    return refuse(`${reason}. The options are: ${names.join(', ')}.`);
  }
}

/**
 * Selects those of all names that `--only a,b` lists, in the order of all; all without the option. An unknown name ends
 * the command.
 * @param {string | undefined} only
 * @param {readonly string[]} all
 * @returns {string[]}
 */
export function chosen(only, all) {
  const selected = only?.split(',').map((name) => name.trim()) ?? all;
  const unknown = selected.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    refuse(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return all.filter((name) => selected.includes(name));
}
