import type {
  ImportMapChange,
  ImportMapChangedLine,
  RolloutPeople,
} from '@edu/shared-utility/contract';
import type { ChangeRow } from './history';

const isAddress = (value: unknown): value is string | null =>
  value === null || typeof value === 'string';

const isLine = (value: unknown): value is ImportMapChangedLine => {
  const { name, from, to } = (value ?? {}) as Partial<ImportMapChangedLine>;
  return typeof name === 'string' && isAddress(from) && isAddress(to);
};

/** The recipients of a rollout as stored in the request. */
function peopleOf({ percent, tenants, accounts }: Record<string, unknown>): RolloutPeople {
  return {
    ...(typeof percent === 'number' && { percent }),
    ...(Array.isArray(tenants) && { tenants: tenants.map(String) }),
    ...(Array.isArray(accounts) && { accounts: accounts.length }),
  };
}

/** Damaged rows are shown as far as possible, so that they do not hide the others. */
export const describeChange = (row: ChangeRow): ImportMapChange => {
  const {
    id,
    kind,
    action,
    who,
    why: reason,
    forced,
    status,
    decidedBy,
    decidedWhy,
    createdAt,
  } = row;
  const stored: unknown = row.changes;
  const lines: unknown[] = Array.isArray(stored) ? stored : [stored];
  const { to } = row.request ?? {};
  const people = action === 'rollout' ? peopleOf(row.request ?? {}) : null;
  const changes = lines.filter(isLine).map(({ name, from, to }) => ({ name, from, to }));
  return {
    id,
    kind,
    action,
    changes,
    damaged: changes.length < lines.length,
    who,
    why: reason,
    forced,
    status,
    decidedBy,
    decidedWhy,
    createdAt: createdAt.toISOString(),
    ...(action === 'rollback' && typeof to === 'number' && { rolledBackTo: to }),
    ...(people && { people }),
  };
};
