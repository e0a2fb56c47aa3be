import { formatNumber, type ModuleBoard, type ModuleStatus } from '@edu/shared-utility';
import { SearchField } from '@edu/shared-utility/admin';
import { Alert, Button, Empty, Flex, theme } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DialogAction } from '../data/dialog-action.hook';
import { healthOf, needsAttention } from '../data/health';
import { groupModules } from '../data/module-group';
import { moduleName } from '../data/module-name';
import { matchesSearch } from '../data/search';
import { phrases } from '../phrases';
import { CopyText } from './copy-text.view';
import { MenuDialog } from './menu-dialog.view';
import { ModuleList } from './module-list.view';

interface Props {
  readonly board: ModuleBoard;
  readonly onAct?: ((action: DialogAction) => void) | undefined;
}

const DIGEST_LENGTH = 8;

/** All modules: the product's own first, shared libraries collapsed below. */
export function ModulesTab({ board, onAct }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [params, setParams] = useSearchParams();
  const searchText = params.get('q') ?? '';
  const search = (text: string, isTyping = false): void => {
    const next = new URLSearchParams(params);
    if (text) next.set('q', text);
    else next.delete('q');
    setParams(next, { replace: isTyping });
  };
  const matches = board.modules.filter((module) =>
    matchesSearch(module, board, moduleName(module.name, t), searchText),
  );
  const hasProblem = (module: ModuleStatus): boolean => needsAttention(healthOf(module, board));
  const { own, shared } = groupModules(matches, hasProblem);
  const problemCount = board.modules.filter(hasProblem).length;
  const sharedProblems = shared.filter(hasProblem).length;
  const [menuOf, showMenu] = useState<string | null>(null);
  const listed = new Set(board.modules.map(({ name }) => name));
  const removed = board.menus.filter((name) => !listed.has(name));
  const revision = board.servedEtag.replace(/^(W\/)?"|"$/g, '');
  return (
    <>
      <Flex wrap gap="small" align="center" style={{ marginBlockEnd: token.margin }}>
        <SearchField label={t('search')} value={searchText} onSearch={search} />
        <span
          role="status"
          style={{ color: problemCount > 0 ? token.colorErrorText : token.colorSuccessText }}
        >
          {problemCount > 0
            ? t('summaryTrouble', { count: formatNumber(problemCount) })
            : t('summary', { count: formatNumber(board.modules.length) })}
        </span>
        <span
          title={t('revisionHint')}
          style={{ marginInlineStart: 'auto', color: token.colorTextSecondary }}
        >
          {t('revision')}{' '}
          <CopyText
            text={revision.slice(0, DIGEST_LENGTH)}
            fullText={revision}
            label={t('revision')}
          />
        </span>
      </Flex>
      {removed.map((name) => (
        <Alert
          key={name}
          type="warning"
          showIcon
          title={t('menu.gone', { name: moduleName(name, t) })}
          action={
            <Button size="small" onClick={() => showMenu(name)}>
              {t('menu.open')}
            </Button>
          }
          style={{ marginBlockEnd: token.margin }}
        />
      ))}
      {menuOf !== null && (
        <MenuDialog name={menuOf} mayWrite={onAct !== undefined} onClose={() => showMenu(null)} />
      )}
      {matches.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('noMatch', { text: searchText })}
        >
          <Button onClick={() => search('')}>{t('clearSearch')}</Button>
        </Empty>
      )}
      {own.length > 0 && (
        <ModuleList label={t('own')} modules={own} board={board} onAct={onAct} onMenu={showMenu} />
      )}
      {shared.length > 0 && (
        <details
          key={String(searchText !== '' || sharedProblems > 0)}
          open={searchText !== '' || sharedProblems > 0}
          style={{ marginBlockStart: token.marginLG }}
        >
          <summary style={{ cursor: 'pointer', fontWeight: 600 }}>
            {t('shared', { count: shared.length })}
            {sharedProblems > 0 && (
              <span style={{ color: token.colorErrorText, fontWeight: 'normal' }}>
                {' '}
                {t('sharedTrouble', { count: sharedProblems })}
              </span>
            )}
          </summary>
          <p style={{ margin: `${token.marginXS}px 0`, color: token.colorTextSecondary }}>
            {t('sharedHint')}
          </p>
          <ModuleList
            label={t('shared', { count: shared.length })}
            modules={shared}
            board={board}
            onAct={onAct}
            onMenu={showMenu}
          />
        </details>
      )}
    </>
  );
}
