import { aModule, board } from '../../../testing/modules';
import { healthOf } from './health';

const emptyBoard = board();
const hours = (last: number) => [...new Array<number>(23).fill(0), last];

it('is good if people load it, and unknown if nobody does', () => {
  expect(healthOf(aModule({ loads: hours(9) }), emptyBoard)).toEqual(['healthy']);
  expect(healthOf(aModule({ loads: hours(0) }), emptyBoard)).toEqual(['unused']);
});

it('distinguishes one person’s fault from the module’s', () => {
  expect(healthOf(aModule({ loads: hours(9), faultsNow: 1 }), emptyBoard)).toEqual(['faults']);
  expect(healthOf(aModule({ loads: hours(900), faultsNow: 3 }), emptyBoard)).toEqual(['faults']);
  expect(healthOf(aModule({ loads: hours(40), faultsNow: 3 }), emptyBoard)).toEqual(['failing']);
});

it('lists everything, the worst first', () => {
  const module = aModule({ served: null, faultsNow: 5 });
  const health = healthOf(module, board({ rolling: 'halted', isWaiting: true }));
  expect(health).toEqual(['held', 'failing', 'halted', 'waiting']);
  expect(healthOf(aModule(), board({ rolling: 'active' }))).toEqual(['rollout']);
});

it('ignores rollouts and changes of other modules', () => {
  const learn = aModule({ name: '@edu-app/learn', loads: hours(1) });
  expect(healthOf(learn, board({ rolling: 'active', isWaiting: true }))).toEqual(['healthy']);
});
