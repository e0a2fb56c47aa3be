import { faultsOf, type Terms } from './terms';

const terms = (change: Partial<Terms>): Terms => ({
  ...{ anonymous: false, repeats: false, opensAt: '', closesAt: '', limit: '', thanks: '' },
  ...change,
});
const faults = (change: Partial<Terms>) => faultsOf(terms(change), 'Asia/Shanghai', 'zh-CN');

it('a questionnaire cannot close before or at the moment at which it opens', () => {
  const opensAt = '2026-12-02T09:00';
  expect(faults({ opensAt, closesAt: '2026-12-02T08:59' })).toEqual({ closesAt: 'endsFirst' });
  expect(faults({ opensAt, closesAt: opensAt })).toEqual({ closesAt: 'endsFirst' });
  expect(faults({ opensAt, closesAt: '2026-12-02T09:01' })).toEqual({});
});

it('either moment may be left out', () => {
  expect(faults({})).toEqual({});
  expect(faults({ opensAt: '2026-12-02T09:00' })).toEqual({});
  expect(faults({ closesAt: '2026-12-02T09:00' })).toEqual({});
});

it('a moment after 2099 is a mistake, as the fields offer none', () => {
  expect(faults({ closesAt: '2100-01-01T00:00' })).toEqual({ closesAt: 'momentLate' });
  expect(faults({ opensAt: '12099-01-01T00:00' })).toMatchObject({ opensAt: 'momentLate' });
  expect(faults({ closesAt: '2099-12-31T23:59' })).toEqual({});
});
