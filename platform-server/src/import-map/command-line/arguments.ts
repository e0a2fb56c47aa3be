import { parseArguments, wholeNumber } from './options';
import { UsageError, usage } from './usage';

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
