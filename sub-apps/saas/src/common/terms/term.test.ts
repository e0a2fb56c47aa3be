/** @jest-environment node */
import { endOfTerm } from './term';

describe('terms', () => {
  const now = Date.parse('2026-11-23T08:00:00Z');

  it('ends with the last day where the person is', () => {
    const end = endOfTerm({ kind: 'until', day: '2026-11-23' }, 'Asia/Shanghai', now);
    expect(end).toBe('2026-11-23T16:00:00.000Z');
  });

  it('knows no day that is over, and none where none was chosen', () => {
    expect(endOfTerm({ kind: 'until', day: '2026-11-22' }, 'Asia/Shanghai', now)).toBeUndefined();
    expect(endOfTerm({ kind: 'until', day: '' }, 'Asia/Shanghai', now)).toBeUndefined();
  });

  it('counts days from now, and ever has no end', () => {
    expect(endOfTerm({ kind: 'days', days: 30 }, 'UTC', now)).toBe('2026-12-23T08:00:00.000Z');
    expect(endOfTerm({ kind: 'ever' }, 'UTC', now)).toBeNull();
  });
});
