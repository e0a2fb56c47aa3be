import { type Paper, useNarrow } from '@edu/shared-utility';
import { mayMovePaper } from '@edu/shared-utility/data';
import { Button, theme } from 'antd';
import { useState } from 'react';
import { useEditor } from '../data/editor.hook';
import { usePaperForm } from '../data/paper-form.hook';
import { useSectionActions } from '../data/section-actions.hook';
import { phrases } from '../phrases';
import { BankPanel } from './bank-panel.view';
import { Checks } from './checks.view';
import { PaperConflict } from './conflict.view';
import { EditorHead } from './editor-head.view';
import { PaperForm } from './paper-form.view';
import { Replace } from './replace.view';
import { Sections } from './sections.view';
import { SideSheet } from './side-sheet.view';
import { PaperSortArea } from './sort-area.view';

/** One paper with its sections, and the question bank beside it. */
export function PaperEditor({ paper }: { readonly paper: Paper }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const editor = useEditor(paper);
  const actions = useSectionActions(editor);
  const form = usePaperForm(editor.flush);
  const [target, setTarget] = useState<string | null>(null);
  const [isBankOpen, setBankOpen] = useState(false);
  const [replaced, setReplaced] = useState<string | null>(null);
  const isReadOnly = !paper.mayWrite || !mayMovePaper('edit', paper);
  const { draft, save, saver } = editor;
  const openBank = (section: string | null): void => {
    setTarget(section);
    setBankOpen(true);
  };
  const bank = (
    <BankPanel paper={paper} draft={draft} actions={actions} target={target} onTarget={setTarget} />
  );
  return (
    <>
      <EditorHead
        paper={paper}
        editor={editor}
        isReadOnly={isReadOnly}
        onSettings={() => form.open(paper)}
      />
      {save.status === 'conflict' && <PaperConflict saver={saver} present={save.present} />}
      {!isReadOnly && <Checks paper={paper} draft={draft} />}
      <PaperSortArea draft={draft} onDrop={actions.drop}>
        {(isSectionMoving) => (
          <div
            style={{
              display: 'flex',
              gap: token.marginLG,
              alignItems: 'flex-start',
              marginBlockStart: token.margin,
            }}
          >
            <div style={{ flex: '1 1 0', minWidth: 0 }}>
              <Sections
                paper={paper}
                draft={draft}
                actions={actions}
                isReadOnly={isReadOnly}
                isSectionMoving={isSectionMoving}
                onAdd={openBank}
                onReplace={setReplaced}
              />
            </div>
            {!isReadOnly && !isNarrow && (
              <aside
                aria-label={t('bank')}
                style={{
                  flex: '0 0 min(360px, 38%)',
                  position: 'sticky',
                  insetBlockStart: token.margin,
                  maxHeight: 'calc(100vh - 120px)',
                  overflowY: 'auto',
                  padding: token.padding,
                  border: `1px solid ${token.colorBorderSecondary}`,
                  borderRadius: token.borderRadiusLG,
                }}
              >
                {bank}
              </aside>
            )}
          </div>
        )}
      </PaperSortArea>
      {!isReadOnly && isNarrow && (
        <Button
          block
          type="primary"
          style={{ marginBlockStart: token.margin }}
          onClick={() => openBank(target)}
        >
          {t(paper.type === 'fixed' ? 'addFromBank' : 'addFromCounts')}
        </Button>
      )}
      {isNarrow && isBankOpen && (
        <SideSheet title={t('bank')} onClose={() => setBankOpen(false)}>
          {bank}
        </SideSheet>
      )}
      {replaced !== null && (
        <Replace paper={paper} editor={editor} place={replaced} onClose={() => setReplaced(null)} />
      )}
      <PaperForm form={form} isPageReady />
    </>
  );
}
