/** @jest-environment node */
import { changesOf, readDetail } from './audit-changes';

it('contain the fields that were sent and differ; for personal fields no values', () => {
  const row = { name: '甲', phone: '1', since: new Date(0), note: null as string | null };
  const sent = { name: '乙', phone: '2', since: new Date(0), note: undefined };
  expect(changesOf(row, sent, ['phone'])).toEqual([
    { field: 'name', before: '甲', after: '乙' },
    { field: 'phone' },
  ]);
});

describe('the detail of an audit entry', () => {
  it('separates its changes from its other members', () => {
    const changes = [{ field: 'name', before: '甲', after: '乙' }, { field: 'phone' }];
    expect(readDetail({ changes, code: 'x' })).toEqual({ changes, detail: { code: 'x' } });
    expect(readDetail({ code: 'x' })).toEqual({ changes: [], detail: { code: 'x' } });
  });

  it('of the import map names the module and both addresses', () => {
    const changes = [{ name: '@edu-app/cms', from: null, to: '/v2.js' }];
    expect(readDetail({ changes }).changes).toEqual([
      { field: '@edu-app/cms', before: null, after: '/v2.js' },
    ]);
  });

  it.each([[['text']], [[null]], ['text'], [[{ other: 1 }]]])('leaves %j as it is', (changes) => {
    const detail = readDetail({ changes });
    expect(detail.changes).toEqual([]);
  });
});
