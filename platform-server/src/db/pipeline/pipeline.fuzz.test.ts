// also on PostgreSQL: the engine handles the role and tenant of a statement, and the state after a failed one
import fc from 'fast-check';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';

const SEED = Number(process.env.FUZZ_SEED ?? 20261122);

let database: TestDatabase;
/** Number of members per tenant; the key '' is for those without a tenant. */
let people: Map<string, number>;

beforeAll(async () => {
  database = await openTestDatabase();
  const rows = await database.db.queryAsSystem<{ id: string; people: number }>({
    name: 'people_of_all',
    text: `SELECT t.id, count(m.id)::int AS people FROM tenant t
      LEFT JOIN member m ON m.tenant_id = t.id GROUP BY t.id`,
    values: [],
  });
  people = new Map([['', 0], ...rows.map((row) => [row.id, row.people] as const)]);
});
afterAll(() => database.close());

type Kind = 'count' | 'echo' | 'fails' | 'unparsable' | 'unserialisable' | 'slow' | 'who';

interface Asked {
  readonly kind: Kind;
  /** Index of the tenant; null for the system, across tenants. */
  readonly tenant: number | null;
  readonly text: string;
}

const queryArbitrary = fc.record<Asked>({
  kind: fc.constantFrom<Kind>(
    'count',
    'echo',
    'fails',
    'unparsable',
    'unserialisable',
    'slow',
    'who',
  ),
  tenant: fc.option(fc.nat({ max: 50 }), { nil: null }),
  text: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
});

const circular: { self?: unknown } = {};
circular.self = circular;

const statements: Record<
  Kind,
  (text: string) => { name: string; text: string; values: unknown[] }
> = {
  count: () => ({ name: 'f_count', text: 'SELECT count(*)::int AS x FROM member', values: [] }),
  echo: (text) => ({ name: 'f_echo', text: 'SELECT $1::text AS x', values: [text] }),
  fails: () => ({ name: 'f_fails', text: 'SELECT 1 / $1::int AS x', values: [0] }),
  unparsable: () => ({ name: 'f_unparsable', text: 'SELECT FROM nowhere_at_all', values: [] }),
  unserialisable: () => ({ name: 'f_echo', text: 'SELECT $1::text AS x', values: [circular] }),
  slow: (text) => ({
    name: 'f_slow',
    text: 'SELECT $1::text AS x FROM pg_sleep(0.002)',
    values: [text],
  }),
  who: () => ({
    name: 'f_who',
    text: `SELECT current_user::text || ' ' || coalesce(current_setting('app.tenant_id', true), '') AS x`,
    values: [],
  }),
};

const tenantOf = ({ tenant }: Asked): string | null =>
  tenant === null ? null : ([...people.keys()][tenant % people.size] ?? '');

/** The expected result, or the expected error code. */
function expectedOf(item: Asked): unknown {
  const tenantId = tenantOf(item);
  const { app, system } = database.roles;
  switch (item.kind) {
    case 'count':
      return tenantId === null
        ? [...people.values()].reduce((a, b) => a + b)
        : people.get(tenantId);
    case 'fails':
      return '22012';
    case 'unparsable':
      return '42P01';
    case 'unserialisable':
      return 'TypeError';
    case 'who':
      return tenantId === null ? `${system} ` : `${app} ${tenantId}`;
    default:
      return item.text;
  }
}

async function answerOf(item: Asked): Promise<unknown> {
  const tenantId = tenantOf(item);
  const statement = statements[item.kind](item.text);
  try {
    const [row] = await (tenantId === null
      ? database.db.queryAsSystem<{ x: unknown }>(statement)
      : database.db.queryTenant<{ x: unknown }>({ tenantId }, statement));
    return row?.x;
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    // A message after a failed Parse finds no statement of that name.
    if (item.kind === 'unparsable' && code === '26000') return '42P01';
    return code ?? name;
  }
}

it('runs every statement as its own tenant, whichever statements share the connection', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(queryArbitrary, { minLength: 1, maxLength: 60 }), async (all) => {
      const answers = await Promise.all(all.map(answerOf));
      expect(answers).toEqual(all.map(expectedOf));
    }),
    { seed: SEED, numRuns: 12 },
  );
}, 120_000);
