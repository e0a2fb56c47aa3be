/** @jest-environment node */
import { context } from '@edu/shared-utility';
import { nameChoices } from './name-choices';

const choice = (organ: string, name: string, actor: string) => ({
  organ,
  name,
  actor,
  channel: '1',
});

it('numbers the identities within one organisation and leaves the others unchanged', () => {
  context.set('organ', 'o1');
  context.set('actor', 'a3');
  const choices = [
    choice('o1', '总部', 'a1'),
    choice('o2', '分校', 'a2'),
    choice('o1', '总部', 'a3'),
  ];
  expect(nameChoices(choices)).toEqual([
    { name: '总部', identity: 1, isCurrent: false },
    { name: '分校', identity: undefined, isCurrent: false },
    { name: '总部', identity: 2, isCurrent: true },
  ]);
});
