import { navigate, offerUndo, type Paper, toast, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { mayMovePaper } from '@edu/shared-utility/data';
import { Button, Tag, theme } from 'antd';
import { useMoveAfterSave } from '../../../common/autosave/move-after-save.hook';
import { SaveStatus } from '../../../common/autosave/save-line.view';
import { DetailHeader } from '../../../common/detail-header.view';
import { data } from '../../../common/examining-data';
import { LinkButton } from '../../../common/link-button.view';
import { MoreMenu } from '../../../common/more-menu.view';
import type { Editor } from '../data/editor.hook';
import { useStateActions } from '../data/paper-actions.hook';
import { pageOfPaper } from '../data/paper-form.hook';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

interface Props {
  readonly paper: Paper;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
  readonly onSettings: () => void;
}

/** Title, state and saving state of the paper, and its actions. */
export function EditorHead({ paper, editor, isReadOnly, onSettings }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const states = useStateActions();
  const [copy] = data.usePaperCopyMutation();
  const [remove] = data.usePaperDeleteMutation();
  const [ask, questions] = useQuestion();
  const { id, title, type, drawn, status, examCount } = paper;
  const move = useMoveAfterSave({
    row: paper,
    flush: editor.flush,
    currentVersion: () => editor.saver.now().version,
  });
  const mayPublish = can('paper.publish');
  const items = [
    can('paper.write') && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void move(
          () => copy({ id }),
          (created) => {
            toast.success(t('done.copied', { title }));
            navigate(pageOfPaper((created as { id: string }).id));
          },
        ),
    },
    mayPublish &&
      mayMovePaper('disable', paper) && {
        key: 'disable',
        label: t('act.disable'),
        onClick: () => void move(states.disable, () => void offerUndo(states.disabled(paper))),
      },
    can('paper.write') &&
      mayMovePaper('delete', paper) && {
        key: 'delete',
        danger: true,
        label: t('act.delete'),
        onClick: () =>
          ask({
            title: t('deleteTitle', { title }),
            content: t('deleteHint'),
            okText: t('act.delete'),
            cancelText: t('cancel'),
            danger: true,
            onOk: () =>
              void move(
                ({ version }) => remove({ id, version }),
                () => {
                  toast.success(t('done.deleted', { title }));
                  navigate('/saas/paper');
                },
              ),
          }),
      },
  ];
  return (
    <DetailHeader
      back={{ to: '/saas/paper', label: t('label') }}
      title={title}
      tag={
        <>
          <StatusTag status={status} />
          <Tag>{t(type === 'random' ? `drawn.${drawn}` : 'types.fixed')}</Tag>
          {isReadOnly && <Tag>{t('readOnly')}</Tag>}
        </>
      }
      below={
        <>
          {!isReadOnly && (
            <SaveStatus
              save={editor.save}
              parts={[]}
              onOpenPart={() => {}}
              onRetry={() => void editor.flush()}
            />
          )}
          {isReadOnly && paper.mayWrite && (
            <p style={{ margin: 0, color: token.colorTextSecondary }}>
              {t(examCount > 0 ? 'enabledUsed' : 'enabledHint', { count: examCount })}
            </p>
          )}
        </>
      }
    >
      {!isReadOnly && <Button onClick={onSettings}>{t('settings')}</Button>}
      <LinkButton to={`/paper/${id}/preview`}>{t('act.preview')}</LinkButton>
      <MoreMenu label={t('more')} items={items} />
      {mayPublish && mayMovePaper('enable', paper) && (
        <Button
          type="primary"
          onClick={() => void move(states.enable, () => toast.success(states.enabled(paper)))}
        >
          {t('act.enable')}
        </Button>
      )}
      {questions}
    </DetailHeader>
  );
}
