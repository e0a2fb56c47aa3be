import type {
  ImportMapChange,
  ImportMapOutcome,
  ImportMapState,
  ImportMapWithheldLine,
  ModuleRollout,
} from '@edu/shared-utility/contract';
import type { MapChange } from '../edit-map';

/** Aligned columns, each as wide as its longest text. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, i) => (i === row.length - 1 ? text : text.padEnd(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const changeText = ({ name, from, to }: MapChange): string =>
  `  ${name}: ${from ?? '(not there)'} → ${to ?? '(removed)'}`;

/** Recipients of a version; what is missing stays unchanged. */
interface People {
  readonly percent?: number | undefined;
  readonly tenants?: readonly string[] | undefined;
  /** The accounts or their number. */
  readonly accounts?: readonly string[] | number | undefined;
}

function peopleOf({ percent, tenants = [], accounts = 0 }: People): string {
  const count = typeof accounts === 'number' ? accounts : accounts.length;
  const lines = [
    ...(percent === undefined ? [] : [percent === 100 ? 'everybody (100 %)' : `${percent} %`]),
    ...(tenants.length > 0 ? [`tenants ${tenants.join(', ')}`] : []),
    ...(count > 0 ? [count === 1 ? '1 account' : `${count} accounts`] : []),
  ];
  return lines.length > 0 ? lines.join(', ') : 'the same people as before';
}

const rolloutLine = (rollout: ModuleRollout): string => {
  const { module, address, status, failures, haltAfter } = rollout;
  const ignored =
    rollout.anonymous > 0 ? ` (and ${rollout.anonymous} without log-in, which do not count)` : '';
  return `  ${module} → ${address}: ${peopleOf(rollout)}; ${status}, ${failures} of ${haltAfter} failure reports${ignored}`;
};

/** A rollout does not change the map's own line. */
const rolloutStep =
  (people: People | undefined) =>
  ({ name, from, to }: MapChange): string =>
    to === null
      ? `  ${name}: nobody gets ${from} early any more`
      : `  ${name}: ${people ? peopleOf(people) : 'some people'} get ${to}`;

const entry = (change: ImportMapChange): string => {
  const { id, createdAt, who, action, why: reason, status, forced, decidedBy, decidedWhy } = change;
  const { kind, rolledBackTo } = change;
  const notes = [
    ...(rolledBackTo === undefined ? [] : [`to the map after #${rolledBackTo}`]),
    ...(forced ? ['forced'] : []),
    ...(status === 'waiting' ? ['waits for a second person'] : []),
    ...(decidedBy ? [decidedBy === 'automatic' ? status : `${status} by ${decidedBy}`] : []),
  ];
  const head = `#${id}  ${createdAt}  ${who}  ${action}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  return [
    head,
    ...(reason ? [`  ${reason}`] : []),
    ...change.changes.map(kind === 'rollout' ? rolloutStep(change.people) : changeText),
    ...(decidedBy && decidedWhy ? [`  ${decidedBy}: ${decidedWhy}`] : []),
    ...(change.damaged ? ['  (the rest of this entry cannot be read)'] : []),
  ].join('\n');
};

/** Omits the address from the reason, which repeats it for places where it is shown alone. */
function withheldLineText({ name, address, keeps, reason }: ImportMapWithheldLine): string {
  const reasonText = reason?.startsWith(`${address}: `)
    ? reason.slice(`${address}: `.length)
    : reason;
  return `${changeText({ name, from: keeps, to: address })}: ${reasonText ?? 'its host has not answered yet'}`;
}

export function stateText(state: ImportMapState): string {
  const { held = [] } = state;
  const lines = state.lines.map(({ name, address, served }) => [
    name,
    address,
    served === null ? 'NOT SERVED' : served === address ? '' : served,
  ]);
  return [
    ...(state.fault === undefined
      ? []
      : [`The map's file is refused: ${state.fault}. What is in force:`, '']),
    table(lines),
    ...(held.length > 0 ? ['', 'Held back:', ...held.map(withheldLineText)] : []),
    ...(state.rollouts.length > 0 ? ['', 'Rollouts:', ...state.rollouts.map(rolloutLine)] : []),
    ...(state.waiting.length > 0
      ? ['', 'Waits for a second person:', ...state.waiting.map(entry)]
      : []),
    '',
    `Revision ${state.servedEtag}`,
  ].join('\n');
}

export const historyText = (changes: readonly ImportMapChange[]): string =>
  changes.length > 0 ? changes.map(entry).join('\n\n') : 'Nothing has been changed yet.';

const decisionCommand = (id: number): string =>
  `npm run importmap -- approve ${id} (or reject ${id})`;

/** The waiting changes, and how to decide on them. */
export function waitingText(waiting: readonly ImportMapChange[]): string {
  if (waiting.length === 0) return 'Nothing waits for a second person.';
  return [
    'Say which change you mean:',
    ...waiting.map((change) => `${entry(change)}\n  ${decisionCommand(change.id)}`),
  ].join('\n\n');
}

function headOf({ id, status }: ImportMapOutcome, applied: string): string {
  if (status === 'waiting') {
    return `Change #${id} waits for a second person, who says ${decisionCommand(id)}.`;
  }
  return `Change #${id} ${status === 'applied' ? applied : 'was rejected'}.`;
}

const remarks = ({ objections, notes = [] }: ImportMapOutcome): string[] => [
  ...objections.map((objection) => `  although ${objection}`),
  ...notes.map((note) => `  Note: ${note}`),
];

export function outcomeText(outcome: ImportMapOutcome): string {
  const { changes, rolledBackTo } = outcome;
  const rollbackText =
    rolledBackTo === undefined ? '' : `: the map as it was after change #${rolledBackTo}`;
  const head = headOf(outcome, `is in force${rollbackText}`);
  return [head, ...changes.map(changeText), ...remarks(outcome)].join('\n');
}

/** Who now gets which version of a module; a rollout does not change the map's own line. */
export function rolloutText(outcome: ImportMapOutcome, people: People): string {
  const [line] = outcome.changes;
  if (!line) return headOf(outcome, 'is in force');
  if (line.to === null) {
    const ended = `ended the rollout of ${line.name}: everybody gets the map's version again, and nobody ${line.from}`;
    return [headOf(outcome, ended), ...remarks(outcome)].join('\n');
  }
  return [
    headOf(outcome, 'is in force'),
    `  ${peopleOf(people)} ${outcome.status === 'applied' ? 'get' : 'would get'} ${line.to}`,
    `  The map itself says ${line.from} as before. --finish makes the new version the map's own, --stop ends the rollout.`,
    ...remarks(outcome),
  ].join('\n');
}
