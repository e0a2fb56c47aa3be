import { parseArgs } from 'node:util';

/** An invalid command line; the message says what to type. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run importmap -- <command>

  list                         every module with its address, rollouts, what waits
  check                        looks at every address as browsers will
  diff <map>                   what another map (file or https address) says differently
  set <name> <address>         points a module to another version
  add <name> <address>         adds a module
  remove <name>                removes one
  rollback [n]                 back to the map before the last n changes (1); again goes further back
  rollback --to <change>       back to the map as it was right after that change
  history                      who changed what, when and why
  rollout <name> [<address>]   a version for some people first: --percent --tenant --account
  rollout <name> --finish      ends it: the version becomes everybody's
  rollout <name> --stop        ends it: everybody gets the map's version again
  approve <id>, reject <id>    the second person's word, where one is needed; without an id: what waits

  --why <text>        the reason; asked for by everything that changes something
  --force             although the look at the address objects, or others need
                      what is removed (recorded)
  --percent <0-100>, --tenant <host>, --account <phone, e-mail or id>, --halt-after <reports>
  --server <address>  the server to ask, also IMPORTMAP_SERVER
  --store <s3://bucket/path/importmap.json>, --endpoint <address>
                      the map of a host that only serves files, in S3-compatible
                      storage, also IMPORTMAP_STORE; key by AWS_ACCESS_KEY_ID,
                      AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION
  --json              for programs

  With a running server log in by IMPORTMAP_ACCOUNT and IMPORTMAP_PASSWORD, or IMPORTMAP_TOKEN.`;

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

export interface Command {
  readonly command: string;
  readonly operands: readonly string[];
  readonly why: string;
  readonly force: boolean;
  readonly percent?: number;
  readonly tenants?: readonly string[];
  readonly accounts?: readonly string[];
  readonly haltAfter?: number;
  /** Id of the change whose map to roll back to. */
  readonly to?: number;
  readonly finish: boolean;
  readonly stop: boolean;
  readonly server?: string;
  /** Address and endpoint of an object storage that holds the map. */
  readonly store?: string;
  readonly endpoint?: string;
  readonly json: boolean;
}

/** Number of operands of each command: minimum, maximum. */
const commands: Readonly<Record<string, readonly [number, number]>> = {
  list: [0, 0],
  check: [0, 0],
  diff: [1, 1],
  set: [2, 2],
  add: [2, 2],
  remove: [1, 1],
  rollback: [0, 1],
  history: [0, 0],
  rollout: [1, 2],
  approve: [0, 1],
  reject: [0, 1],
  help: [0, 0],
};

/** The lines of the help about a command. */
function usageFault(command: string): string {
  const isOfCommand = (line: string) =>
    line.startsWith(`  ${command} `) || line.includes(`, ${command} <`);
  return [
    `${command} is used like this (npm run importmap -- ${command} …):`,
    ...usage.split('\n').filter(isOfCommand),
  ].join('\n');
}

const changing = new Set(['set', 'add', 'remove', 'rollback', 'rollout']);

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

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(faultOfOption(error as Error & { code?: string }));
  }
}

/** Parses the command line. Throws UsageError. */
export function readArguments(args: readonly string[]): Command {
  const { values, positionals } = parseArguments(args);
  const [command = 'help', ...operands] = values.help ? ['help'] : positionals;
  const range = commands[command];
  if (!range) throw new UsageError(`There is no command "${command}".\n\n${usage}`);
  const [min, max] = range;
  if (operands.length < min || operands.length > max) {
    throw new UsageError(usageFault(command));
  }
  if (values.to !== undefined && (command !== 'rollback' || operands.length > 0)) {
    throw new UsageError(
      '--to names the change to go back to: npm run importmap -- rollback --to 12 --why "…"',
    );
  }
  if (values.finish && values.stop) {
    throw new UsageError(
      '--finish gives everybody the new version, --stop takes it from everybody: say one of the two.',
    );
  }
  const reason = values.why?.trim() ?? '';
  if (changing.has(command) && reason === '') {
    throw new UsageError(`Say why: npm run importmap -- ${command} … --why "…"`);
  }
  return {
    command,
    operands,
    why: reason,
    force: values.force ?? false,
    ...(values.percent !== undefined && {
      percent: wholeNumber(values.percent, '--percent', 0, 100),
    }),
    ...(values.tenant && { tenants: values.tenant }),
    ...(values.account && { accounts: values.account }),
    ...(values['halt-after'] !== undefined && {
      haltAfter: wholeNumber(values['halt-after'], '--halt-after', 1, 100_000),
    }),
    ...(values.to !== undefined && {
      to: wholeNumber(values.to.replace(/^#/, ''), '--to', 1, Number.MAX_SAFE_INTEGER),
    }),
    finish: values.finish ?? false,
    stop: values.stop ?? false,
    ...(values.server && { server: values.server }),
    ...(values.store !== undefined && { store: values.store }),
    ...(values.endpoint !== undefined && { endpoint: values.endpoint }),
    json: values.json ?? false,
  };
}
