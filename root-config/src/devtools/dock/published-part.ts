import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';
import type { Comparison, Difference } from '../published';
import type { Dock, Part } from './context';
import { button, moduleName } from './parts';

const address = (text: string | null | undefined): HTMLElement =>
  element('td', {}, text === null ? phrases.t('published.none') : element('code', {}, text ?? '–'));

function row({ name, here, served, written }: Difference, seesOperators: boolean): HTMLElement {
  return element(
    'tr',
    {},
    element('th', { scope: 'row', class: 'name' }, moduleName(name)),
    address(here),
    address(served),
    ...(seesOperators ? [address(written)] : []),
  );
}

function differenceTable({ differences, seesOperators }: Comparison): HTMLElement {
  const heads = ['here', 'served', ...(seesOperators ? (['written'] as const) : [])] as const;
  return element(
    'table',
    { class: 'plain' },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, phrases.t('columns.name')),
        ...heads.map((head) => element('th', { scope: 'col' }, phrases.t(`published.${head}`))),
      ),
    ),
    element('tbody', {}, ...differences.map((difference) => row(difference, seesOperators))),
  );
}

/** The part that lists where this page's addresses differ from the published ones. */
export function createPublishedPart({ host }: Dock): Part {
  const status = element('p', {});
  const outcome = element('div', { class: 'scroll' });
  let isRequested = false;

  function show(comparison: Comparison): void {
    const { differences, comparedCount, revision, servedRevision, seesOperators } = comparison;
    const isSame = revision === servedRevision;
    status.textContent = [
      differences.length === 0
        ? phrases.t('published.same', { count: comparedCount })
        : phrases.t('published.differ', { count: differences.length, all: comparedCount }),
      phrases.t(isSame ? 'published.sameRevision' : 'published.newRevision'),
    ].join(' ');
    outcome.replaceChildren(
      ...(differences.length > 0 ? [differenceTable(comparison)] : []),
      ...(seesOperators
        ? []
        : [element('p', { class: 'hint' }, phrases.t('published.notOperator'))]),
    );
  }

  async function compareMaps(): Promise<void> {
    status.textContent = phrases.t('published.asking');
    compareButton.disabled = true;
    try {
      show(await host.compare());
    } catch {
      outcome.replaceChildren();
      status.textContent = phrases.t('published.failed');
    } finally {
      compareButton.disabled = false;
    }
  }

  const compareButton = button(phrases.t('published.again'), () => void compareMaps(), {
    icon: 'reset',
  });
  const created = element(
    'div',
    { class: 'page' },
    element('div', { class: 'toolbar' }, compareButton, status),
    outcome,
  );
  return {
    element: created,
    update() {
      if (isRequested) return;
      isRequested = true;
      void compareMaps();
    },
  };
}
