import { element } from '@edu/shared-utility';
import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import { timings } from '../resources';
import { bytes, milliseconds } from './numbers';
import { moduleName, pill } from './parts';

/**
 * Whether a module differs from the published one: an override, a rollout, an older version or an injected fault.
 */
export const isChanged = ({ origin, override, fault }: ModuleRow): boolean =>
  override !== null || fault !== null || ['override', 'rollout', 'last-good'].includes(origin);

export const isFailed = ({ state }: ModuleRow): boolean => state === 'failed';

/** CSS class for the colour of a state. */
function colourClass({ state }: ModuleRow): string {
  if (state === 'failed') return 'bad';
  if (state === 'mounted') return 'good';
  if (state === 'loaded') return 'calm';
  return state === 'idle' || state === 'unused' ? 'quiet' : 'busy';
}

export const statePill = (line: ModuleRow): HTMLElement =>
  pill(colourClass(line), phrases.t(`states.${line.state}`));

const sourceKinds: Readonly<Record<string, string>> = {
  override: 'override',
  rollout: 'rollout',
  'last-good': 'last-good',
};

/** Marks for the address's origin, a stored override and an injected fault. */
export function sourceMarks({ origin, override, map, fault }: ModuleRow): HTMLElement[] {
  const isFromExternalMap = map !== null && origin === 'override';
  const originLabel = isFromExternalMap ? phrases.t('maps.origin') : phrases.t(`origins.${origin}`);
  const mark = pill(sourceKinds[origin] ?? 'plain', originLabel);
  if (isFromExternalMap) mark.title = map;
  const marks = [mark];
  if (override && origin !== 'override') {
    marks.push(
      pill('paused', phrases.t(override.isPaused ? 'override.rests' : 'override.ignored')),
    );
  }
  if (fault) marks.push(pill('fault', phrases.t(`faults.${fault}`)));
  return marks;
}

const time = (value: number | null): HTMLElement =>
  element('td', { class: 'number time' }, value === null ? '–' : milliseconds(value));

function sizeCell({ size }: ModuleRow): HTMLElement {
  const cell = element('td', { class: 'number size' });
  if (size === null) {
    cell.append('–');
    cell.title = phrases.t('columns.noSize');
    return cell;
  }
  const sent = size.transfer === 0 ? phrases.t('columns.cached') : bytes(size.transfer);
  cell.append(sent, element('span', { class: 'faint' }, ` / ${bytes(size.decoded)}`));
  return cell;
}

/** The cells of a module's row. */
export function cellsOf(line: ModuleRow): HTMLElement[] {
  const { name, version } = line;
  return [
    element('th', { scope: 'row', class: 'name' }, moduleName(name)),
    element('td', {}, statePill(line)),
    element('td', { class: 'version' }, version ?? '–'),
    element('td', { class: 'source' }, ...sourceMarks(line)),
    sizeCell(line),
    ...timings.map((timing) => time(line.timings[timing])),
  ];
}
