/** @jest-environment node */
import { changesOf, readDetail } from './audit-changes';

it('tells the fields that were sent and differ, and of personal ones only that', () => {
  const row = { name: '甲', phone: '1', since: new Date(0), note: null as string | null };
  const sent = { name: '乙', phone: '2', since: new Date(0), note: undefined };
  expect(changesOf(row, sent, ['phone'])).toEqual([
    { field: 'name', before: '甲', after: '乙' },
    { field: 'phone' },
  ]);
});

describe('a line’s detail', () => {
  it('has its changes apart from the rest', () => {
    const changes = [{ field: 'name', before: '甲', after: '乙' }, { field: 'phone' }];
    expect(readDetail({ changes, code: 'x' })).toEqual({ changes, detail: { code: 'x' } });
    expect(readDetail({ code: 'x' })).toEqual({ changes: [], detail: { code: 'x' } });
  });

  it('of the import map says which name went where', () => {
    const changes = [{ name: '@edu-app/cms', from: null, to: '/v2.js' }];
    expect(readDetail({ changes }).changes).toEqual([
      { field: '@edu-app/cms', before: null, after: '/v2.js' },
    ]);
  });

  it.each([[['text']], [[null]], ['text'], [[{ other: 1 }]]])('%j stays what it is', (changes) => {
    const detail = readDetail({ changes });
    expect(detail.changes).toEqual([]);
  });
});
