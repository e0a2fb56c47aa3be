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
  const verdicts = new Map();
  return {
    /** @param {string} call @param {Kind} kind @param {string} [remark] */
    note(call, kind, remark) {
      const verdict = verdicts.get(call);
      const isKept = verdict?.kind === 'wrong' && kind !== 'wrong';
      if (isKept) return;
      const remarks = verdict?.kind === kind ? verdict.what : [];
      const isNew = remark !== undefined && !remarks.includes(remark);
      verdicts.set(call, { kind, what: isNew ? [...remarks, remark] : remarks });
    },
    has: (/** @type {string} */ call) => verdicts.has(call),
    isOk: (/** @type {string} */ call) => verdicts.get(call)?.kind === 'ok',
    /** @param {readonly string[]} calls @returns {{ lines: string[], hasMismatches: boolean }} */
    report(calls) {
      const lines = calls.map((call) => {
        const { kind, what } = verdicts.get(call) ?? { kind: 'skipped', what: ['not asked'] };
        const remarks = what.length > 0 ? `: ${what.join('; ')}` : '';
        return `${labels[/** @type {Kind} */ (kind)].padEnd(14)}${call}${remarks}`;
      });
      const count = (/** @type {Kind} */ kind) =>
        calls.filter((call) => (verdicts.get(call)?.kind ?? 'skipped') === kind).length;
      const kinds = /** @type {Kind[]} */ (Object.keys(labels));
      const sum = kinds.map((kind) => `${count(kind)} ${labels[kind]}`).join(', ');
      return {
        lines: [...lines, '', `${calls.length} calls: ${sum}`],
        hasMismatches: count('wrong') > 0,
      };
    },
  };
}
