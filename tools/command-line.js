import { parseArgs } from 'node:util';

/**
 * Ends a command with one sentence that says what to do.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * The options of a command as node:util's parseArgs reads them; what it cannot read ends the command.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 */
export const readOptions = (options) => readArguments(options, false).values;

/**
 * Options, and where allowed what is behind them.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 */
export function readArguments(options, allowPositionals = true) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const [said] = error instanceof Error ? error.message.split('. ') : [String(error)];
    return refuse(`${said}. The options are: ${names.join(', ')}.`);
  }
}

/**
 * What `--only a,b` names of all there is, in the order of all; everything without it. An unknown name ends the
 * command.
 *
 * @param {string | undefined} only
 * @param {readonly string[]} all
 * @returns {string[]}
 */
export function chosen(only, all) {
  const wanted = only?.split(',').map((name) => name.trim()) ?? all;
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    refuse(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return all.filter((name) => wanted.includes(name));
}
