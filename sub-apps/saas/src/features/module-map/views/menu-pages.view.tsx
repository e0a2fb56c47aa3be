import type { ModulePage } from '@edu/shared-utility';
import { Tag, theme } from 'antd';
import { pageNotes } from '../data/page-notes';
import { pageTree } from '../data/page-tree';
import { phrases } from '../phrases';

const colours = { new: 'success', changed: 'processing', same: 'default', gone: 'error' } as const;
/** Indentation per level in pixels. */
const INDENT = 20;

function Page({ page, level }: { readonly page: ModulePage; readonly level: number }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { path, name, change } = page;
  const notes = pageNotes(page, t);
  return (
    <li
      style={{
        padding: `${token.paddingXS}px 0 ${token.paddingXS}px ${level * INDENT}px`,
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
        overflowWrap: 'anywhere',
      }}
    >
      <span style={change === 'gone' ? { textDecoration: 'line-through' } : {}}>{name}</span>{' '}
      <code style={{ color: token.colorTextSecondary, fontFamily: token.fontFamilyCode }}>
        {path}
      </code>{' '}
      <Tag color={colours[change]}>{t(`menu.changes.${change}`)}</Tag>
      {notes.length > 0 && (
        <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
          {notes.join(' · ')}
        </div>
      )}
    </li>
  );
}

/** The pages as they are and would be in the menus. */
export function MenuPages({ pages }: { readonly pages: readonly ModulePage[] }) {
  const { t } = phrases.use();
  return (
    <ul aria-label={t('menu.pages')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {pageTree(pages).map(({ page, level }) => (
        <Page key={page.path} page={page} level={level} />
      ))}
    </ul>
  );
}
