import { emit, type MenuNode, useContextValue } from '@edu/shared-utility';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { afterPaint } from '../../../common/after-paint';
import { Link } from '../../../common/link.view';
import { phrases } from '../../../phrases';
import { selectAppended } from '../data/breadcrumbs.slice';
import { crumbsOf, isBarVisible, titleOf } from '../data/crumbs';

interface BreadcrumbsProps {
  readonly pathname: string;
  /** The menu entry that the address belongs to. */
  readonly page: MenuNode | undefined;
  /** Tabs above the breadcrumbs, which show the page's name. */
  readonly tabs?: ReactNode;
}

/** The title that this component set last; any other title was set by a page. */
let titleSetHere = '';

/** The path to the page; its last crumb is the page's title. */
export function Breadcrumbs({ pathname, page, tabs }: BreadcrumbsProps) {
  const { t } = phrases.use();
  const appended = useSelector(selectAppended);
  const site = useContextValue('pageTitle');
  const crumbs = useMemo(() => crumbsOf(page, appended, pathname), [page, appended, pathname]);
  const visible = isBarVisible(pathname);
  const title = titleOf(crumbs, site);
  const hasName = crumbs.length > 0;

  useEffect(() => emit('layout:breadcrumb', { visible }), [visible]);
  useEffect(() => {
    if (!title) return;
    return afterPaint(() => {
      // A page without a crumb may have set a title of its own.
      if (!hasName && document.title !== titleSetHere && document.title !== site) return;
      document.title = title;
      titleSetHere = title;
    });
  }, [title, hasName, site]);

  return (
    <div data-slot="breadcrumb" hidden={!visible}>
      {tabs}
      <nav className="esf-crumbs" aria-label={t('breadcrumbs.label')}>
        <ol>
          {crumbs.map((crumb, index) => {
            const last = index === crumbs.length - 1;
            // the tab above already shows this name
            const isInTabs = Boolean(tabs) && last && index > 0 && crumb.name === page?.name;
            return (
              <li
                key={`${crumb.path}|${crumb.name}`}
                aria-current={last ? 'page' : undefined}
                className={isInTabs ? 'esf-hidden' : undefined}
              >
                {crumb.path && !last ? <Link to={crumb.path}>{crumb.name}</Link> : crumb.name}
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}
