/** @jest-environment node */
import { endOfTerm } from './term';

describe('terms', () => {
  const now = Date.parse('2026-11-23T08:00:00Z');

  it('end with the last day in the person’s time zone', () => {
    const end = endOfTerm({ kind: 'until', day: '2026-11-23' }, 'Asia/Shanghai', now);
    expect(end).toBe('2026-11-23T16:00:00.000Z');
  });

  it('accept no past day, and need one if it was not chosen', () => {
    expect(endOfTerm({ kind: 'until', day: '2026-11-22' }, 'Asia/Shanghai', now)).toBeUndefined();
    expect(endOfTerm({ kind: 'until', day: '' }, 'Asia/Shanghai', now)).toBeUndefined();
  });

  it('count days from now, and “for ever” has no end', () => {
    expect(endOfTerm({ kind: 'days', days: 30 }, 'UTC', now)).toBe('2026-12-23T08:00:00.000Z');
    expect(endOfTerm({ kind: 'ever' }, 'UTC', now)).toBeNull();
  });
});
