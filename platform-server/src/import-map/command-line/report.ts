import type {
  ImportMapChange,
  ImportMapState,
  ImportMapWithheldLine,
} from '@edu/shared-utility/contract';
import type { MapChange } from '../edit-map';
import { rolloutLine, rolloutStep } from './rollout-words';

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

export const decisionCommand = (id: number): string =>
  `npm run importmap -- approve ${id} (or reject ${id})`;

/** The waiting changes, and how to decide on them. */
export function waitingText(waiting: readonly ImportMapChange[]): string {
  if (waiting.length === 0) return 'Nothing waits for a second person.';
  return [
    'Say which change you mean:',
    ...waiting.map((change) => `${entry(change)}\n  ${decisionCommand(change.id)}`),
  ].join('\n\n');
}
