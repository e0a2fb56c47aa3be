import { parseArgs } from 'node:util';
import { UsageError } from './usage';

const options = {
  why: { type: 'string', short: 'm' },
  force: { type: 'boolean' },
  percent: { type: 'string' },
  tenant: { type: 'string', multiple: true },
  account: { type: 'string', multiple: true },
  'halt-after': { type: 'string' },
  to: { type: 'string' },
  finish: { type: 'boolean' },
  stop: { type: 'boolean' },
  server: { type: 'string' },
  store: { type: 'string' },
  endpoint: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function wholeNumber(text: string, name: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new UsageError(`${name} is "${text}": give a whole number from ${min} to ${max}.`);
  }
  return value;
}

/** Replaces the messages of Node's parser, which are meant for programmers. */
function faultOfOption({ code, message }: Error & { code?: string }): string {
  const [option = ''] = /--\w[\w-]*/.exec(message) ?? /-\w/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no option ${option}: npm run importmap -- help lists all.`;
  const isMissing = /argument (missing|is ambiguous)/.test(message);
  return isMissing
    ? `${option} needs a value: ${option}="…"`
    : `${option} takes no value: write it alone.`;
}

export function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(faultOfOption(error as Error & { code?: string }));
  }
}
