import { checkLeaks } from './leak-check';

const put = (parent: HTMLElement, tag: string) => parent.append(document.createElement(tag));

const noLeftovers = () => ({ swept: 0, listeners: 0 });

test('an app that cleans up passes, one that leaves something behind each time does not', async () => {
  document.body.innerHTML = '<main></main>';
  const slot = document.querySelector('main') as HTMLElement;
  const unmount = async () => slot.replaceChildren();
  const tidy = await checkLeaks(5, unmount, async () => put(slot, 'p'), noLeftovers);
  expect(tidy).toMatchObject({
    cycles: 5,
    growth: { nodes: 0, styles: 0, bodyChildren: 0 },
    isClean: true,
  });

  const untidy = await checkLeaks(5, unmount, async () => put(document.body, 'div'), noLeftovers);
  expect(untidy).toMatchObject({ growth: { bodyChildren: 5 }, isClean: false });
  const styled = await checkLeaks(5, unmount, async () => put(document.head, 'style'), noLeftovers);
  expect(styled).toMatchObject({ growth: { styles: 5 }, isClean: false });
});

test('what the dock itself shows is not counted as a leak', async () => {
  document.body.innerHTML = '<main></main>';
  const log = document.createElement('ol');
  document.querySelector('main')?.attachShadow({ mode: 'open' }).append(log);
  const report = await checkLeaks(
    5,
    async () => put(log, 'li'),
    async () => put(log, 'li'),
    noLeftovers,
  );
  expect(report).toMatchObject({ growth: { nodes: 0 }, isClean: true });
});

test('data that loads late once and early another time is not counted as a leak', async () => {
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
    noLeftovers,
  );
  expect(report).toMatchObject({ growth: { nodes: 0 }, isClean: true });
});

test('what the shell had to remove for an app counts as its leak, though the page no longer contains it', async () => {
  document.body.innerHTML = '';
  const leftovers = { swept: 0, listeners: 0 };
  const doNothing = async () => {};
  const addLeftovers = async () => {
    leftovers.swept += 10;
    leftovers.listeners += 1;
  };
  const report = await checkLeaks(5, doNothing, addLeftovers, () => ({ ...leftovers }));
  expect(report).toMatchObject({ growth: { nodes: 0, swept: 50 }, isClean: false });
  expect(report.leaking).toEqual(['swept', 'listeners']);
});
