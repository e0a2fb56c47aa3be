/**
 * @typedef {'ok' | 'wrong' | 'notServed' | 'forbidden' | 'skipped'} Kind
 * @typedef {{ kind: Kind, what: string[] }} Verdict
 */

/** @type {Record<Kind, string>} */
const labels = {
  ok: 'ok',
  wrong: 'WRONG',
  notServed: 'not available',
  forbidden: 'forbidden',
  skipped: 'skipped',
};

/** The verdict of each call; a fault replaces all others. */
export function verdictBook() {
  /** @type {Map<string, Verdict>} */
  const book = new Map();
  return {
    /** @param {string} call @param {Kind} kind @param {string} [what] */
    note(call, kind, what) {
      const before = book.get(call);
      const keep = before?.kind === 'wrong' && kind !== 'wrong';
      if (keep) return;
      const said = before?.kind === kind ? before.what : [];
      const isNew = what !== undefined && !said.includes(what);
      book.set(call, { kind, what: isNew ? [...said, what] : said });
    },
    has: (/** @type {string} */ call) => book.has(call),
    isOk: (/** @type {string} */ call) => book.get(call)?.kind === 'ok',
    /** @param {readonly string[]} calls @returns {{ lines: string[], lies: boolean }} */
    report(calls) {
      const lines = calls.map((call) => {
        const { kind, what } = book.get(call) ?? { kind: 'skipped', what: ['not asked'] };
        const said = what.length > 0 ? `: ${what.join('; ')}` : '';
        return `${labels[/** @type {Kind} */ (kind)].padEnd(14)}${call}${said}`;
      });
      const count = (/** @type {Kind} */ kind) =>
        calls.filter((call) => (book.get(call)?.kind ?? 'skipped') === kind).length;
      const kinds = /** @type {Kind[]} */ (Object.keys(labels));
      const sum = kinds.map((kind) => `${count(kind)} ${labels[kind]}`).join(', ');
      return { lines: [...lines, '', `${calls.length} calls: ${sum}`], lies: count('wrong') > 0 };
    },
  };
}
