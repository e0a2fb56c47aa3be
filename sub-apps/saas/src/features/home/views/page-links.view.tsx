import { PageLink, useNarrow } from '@edu/shared-utility';
import { theme } from 'antd';
import { type HomeLink, storedLinks } from '../data/page-links';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

/** Bookmarked and recent pages; without any, all pages of the menu. */
export function PageLinksPanel({
  pages,
  ownPath,
}: {
  readonly pages: readonly HomeLink[];
  readonly ownPath: string;
}) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { favourites, recents } = storedLinks(pages, ownPath);
  // The keyboard shortcut is not shown on touch devices.
  const isTouched = useNarrow() || window.matchMedia?.('(pointer: coarse)').matches === true;
  const groups = [
    { label: t('places.favourites'), places: favourites },
    { label: t('places.recents'), places: recents },
  ].filter(({ places }) => places.length > 0);
  const others = pages.filter(({ path }) => path !== ownPath).slice(0, 8);
  const shownGroups = groups.length > 0 ? groups : [{ label: t('places.all'), places: others }];
  return (
    <Panel title={t('places.title')}>
      {shownGroups.map(({ label, places }) => (
        <div key={label} style={{ marginBottom: token.marginSM }}>
          <h3
            style={{
              margin: `0 0 ${token.marginXXS}px`,
              color: token.colorTextSecondary,
              fontSize: token.fontSizeSM,
              fontWeight: 400,
            }}
          >
            {label}
          </h3>
          <ul
            aria-label={label}
            style={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: token.marginXS,
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {places.map(({ path, name }) => (
              <li key={path}>
                <PageLink
                  to={path}
                  style={{
                    display: 'block',
                    padding: `${isTouched ? token.paddingSM : token.paddingXXS}px ${token.paddingSM}px`,
                    border: `1px solid ${token.colorBorderSecondary}`,
                    borderRadius: token.borderRadius,
                    color: token.colorText,
                  }}
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p style={{ margin: 0, color: token.colorTextSecondary }}>
        {t(isTouched ? 'places.hintTouch' : 'places.hint')}
      </p>
    </Panel>
  );
}
