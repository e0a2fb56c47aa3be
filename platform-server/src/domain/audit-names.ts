import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface NamedRow extends Record<string, unknown> {
  id: string;
  name: string;
}

/** The present names of the targets of audit entries, as far as the caller may see them. */
export async function namesOf(
  tx: Tx,
  targets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(targets)].filter((target) => UUID.test(target));
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<NamedRow>(sql`
    WITH asked AS (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid AS id)
    SELECT id::text AS id, name FROM role JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM department JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM branch JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM organ JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM permission JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM member JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM teacher JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM resource JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM category JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM copyright_unit JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM course JOIN asked USING (id)
    UNION ALL SELECT id::text, left(text, 100) FROM question JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM paper JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM certificate_template JOIN asked USING (id)
    UNION ALL SELECT id::text, number || ' ' || name FROM certificate JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM exam JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM train JOIN asked USING (id)
    UNION ALL SELECT id::text, name || ' ' || skill FROM assessment JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM declaration JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM questionnaire JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM article JOIN asked USING (id)
    UNION ALL SELECT id::text, title FROM live_session JOIN asked USING (id)
    UNION ALL SELECT id::text, number FROM course_order JOIN asked USING (id)
    UNION ALL SELECT id::text, name FROM code_batch JOIN asked USING (id)
    UNION ALL SELECT asked.id::text, m.name FROM member m JOIN asked ON m.account_id = asked.id
    UNION ALL SELECT asked.id::text, m.name FROM actor a
      JOIN asked USING (id) JOIN member m ON m.id = a.member_id`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The name stored in an entry, for a target that was deleted or that only operators see. */
export function nameIn({ name, title }: Readonly<Record<string, unknown>>): string | null {
  if (typeof name === 'string') return name;
  return typeof title === 'string' ? title : null;
}
