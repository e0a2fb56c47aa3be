import { checkLeaks } from './leak-check';

const put = (parent: HTMLElement, tag: string) => parent.append(document.createElement(tag));

test('an app that cleans up is clean, one that leaves something each time is not', async () => {
  document.body.innerHTML = '<main></main>';
  const slot = document.querySelector('main') as HTMLElement;
  const down = async () => slot.replaceChildren();
  const tidy = await checkLeaks(5, down, async () => put(slot, 'p'));
  expect(tidy).toMatchObject({
    cycles: 5,
    growth: { nodes: 0, styles: 0, bodyChildren: 0 },
    clean: true,
  });

  const untidy = await checkLeaks(5, down, async () => put(document.body, 'div'));
  expect(untidy).toMatchObject({ growth: { bodyChildren: 5 }, clean: false });
  const styled = await checkLeaks(5, down, async () => put(document.head, 'style'));
  expect(styled).toMatchObject({ growth: { styles: 5 }, clean: false });
});

test('what the dock itself shows is no leak', async () => {
  document.body.innerHTML = '<main></main>';
  const log = document.createElement('ol');
  document.querySelector('main')?.attachShadow({ mode: 'open' }).append(log);
  const report = await checkLeaks(
    5,
    async () => put(log, 'li'),
    async () => put(log, 'li'),
  );
  expect(report).toMatchObject({ growth: { nodes: 0 }, clean: true });
});

test('data that is late once and early another time is no leak', async () => {
  document.body.innerHTML = '<main></main>';
  const slot = document.querySelector('main') as HTMLElement;
  let shown = 0;
  const report = await checkLeaks(
    5,
    async () => slot.replaceChildren(),
    async () => {
      shown += 10;
      for (let row = 0; row < shown; row += 1) put(slot, 'p');
    },
  );
  expect(report).toMatchObject({ growth: { nodes: 0 }, clean: true });
});
