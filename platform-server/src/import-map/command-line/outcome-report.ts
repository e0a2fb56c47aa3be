import type { ImportMapOutcome } from '@edu/shared-utility/contract';
import { changeText, decisionCommand } from './report';
import { type People, peopleOf } from './rollout-words';

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
