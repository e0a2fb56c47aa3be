import { element } from '@edu/shared-utility';
import { countedKinds, type LeakReport } from '../leak-check';
import { phrases } from '../phrases';
import { pill } from './parts';

export function reportTable(report: LeakReport): HTMLElement {
  const { before, after, growth, cycles, leaking } = report;
  return element(
    'table',
    { class: 'plain counts' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        ...(['what', 'before', 'after', 'growth', 'each', 'verdict'] as const).map((head, index) =>
          element(
            'th',
            { scope: 'col', ...(index > 0 && index < 5 && { class: 'number' }) },
            phrases.t(`leaks.${head}`),
          ),
        ),
      ),
    ),
    element(
      'tbody',
      {},
      ...countedKinds.map((name) => {
        const leaks = leaking.includes(name);
        const number = (text: string) => element('td', { class: 'number' }, text);
        return element(
          'tr',
          {},
          element('th', { scope: 'row' }, phrases.t(`leaks.${name}`)),
          number(String(before[name])),
          number(String(after[name])),
          number(growth[name] > 0 ? `+${growth[name]}` : String(growth[name])),
          number((growth[name] / cycles).toFixed(1)),
          element(
            'td',
            {},
            pill(leaks ? 'bad' : 'good', phrases.t(leaks ? 'leaks.leaks' : 'leaks.clean')),
          ),
        );
      }),
    ),
  );
}
