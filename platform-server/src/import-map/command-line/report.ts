import type {
  ImportMapChange,
  ImportMapHeldLine,
  ImportMapOutcome,
  ImportMapState,
  ModuleRollout,
} from '@edu/shared-utility/contract';
import type { MapChange } from '../edit-map';

/** Columns as wide as their widest text. */
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

export const changeLine = ({ name, from, to }: MapChange): string =>
  `  ${name}: ${from ?? '(not there)'} → ${to ?? '(removed)'}`;

const rolloutLine = (one: ModuleRollout): string => {
  const { module, address, percent, tenants, accounts, status, failures, haltAfter } = one;
  const ignored =
    one.anonymous > 0 ? ` (and ${one.anonymous} without log-in, which do not count)` : '';
  const people = [
    `${percent} %`,
    ...(tenants.length > 0 ? [`tenants ${tenants.join(', ')}`] : []),
    ...(accounts.length > 0 ? [`${accounts.length} accounts`] : []),
  ];
  return `  ${module} → ${address}: ${people.join(', ')}; ${status}, ${failures} of ${haltAfter} failure reports${ignored}`;
};

const entry = (change: ImportMapChange): string => {
  const { id, createdAt, who, action, why, status, forced, decidedBy, rolledBackTo } = change;
  const notes = [
    ...(rolledBackTo === undefined ? [] : [`to the map after #${rolledBackTo}`]),
    ...(forced ? ['forced'] : []),
    ...(status === 'waiting' ? ['waits for a second person'] : []),
    ...(decidedBy ? [`${status} by ${decidedBy}`] : []),
  ];
  const head = `#${id}  ${createdAt}  ${who}  ${action}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  return [
    head,
    ...(why ? [`  ${why}`] : []),
    ...change.changes.map(changeLine),
    ...(change.damaged ? ['  (the rest of this entry cannot be read)'] : []),
  ].join('\n');
};

const heldLine = ({ name, address, keeps, reason }: ImportMapHeldLine): string =>
  `${changeLine({ name, from: keeps, to: address })}: ${reason ?? 'its host has not answered yet'}`;

export function stateText(state: ImportMapState): string {
  const { held = [] } = state;
  const lines = state.lines.map(({ name, address, served }) => [
    name,
    address,
    served === null ? 'NOT SERVED' : served === address ? '' : served,
  ]);
  return [
    table(lines),
    ...(held.length > 0 ? ['', 'Held back:', ...held.map(heldLine)] : []),
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

export function outcomeText(outcome: ImportMapOutcome): string {
  const { id, status, changes, objections, rolledBackTo } = outcome;
  const back =
    rolledBackTo === undefined ? '' : `: the map as it was after change #${rolledBackTo}`;
  const head =
    status === 'waiting'
      ? `Change #${id} waits for a second person: npm run importmap -- approve ${id}`
      : `Change #${id} ${status === 'applied' ? 'is in force' : 'was rejected'}${back}.`;
  return [
    head,
    ...changes.map(changeLine),
    ...objections.map((objection) => `  although ${objection}`),
  ].join('\n');
}
