import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import {
  navigate,
  offerUndo,
  PageLink,
  type Paper,
  toast,
  useAppLife,
  useCan,
} from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf, mayMovePaper } from '@edu/shared-utility/data';
import { Button, Dropdown, Flex, Tag, theme } from 'antd';
import { saveWords } from '../../../common/autosave/phrases';
import { SaveStatus } from '../../../common/autosave/save-line.view';
import { data } from '../../../common/examining-data';
import { LinkButton } from '../../../common/link-button.view';
import type { Editor } from '../data/editor.hook';
import { useStates } from '../data/paper-actions.hook';
import { pageOfPaper } from '../data/paper-form.hook';
import { phrases } from '../phrases';
import { StatusTag } from './status-tag.view';

interface Props {
  readonly paper: Paper;
  readonly editor: Editor;
  readonly isReadOnly: boolean;
  readonly onSettings: () => void;
}

type Answer = Promise<{ readonly data?: unknown; readonly error?: unknown }>;

/** Title, state and saving state of the paper, and its actions. */
export function EditorHead({ paper, editor, isReadOnly, onSettings }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const life = useAppLife();
  const states = useStates();
  const [copy] = data.usePaperCopyMutation();
  const [remove] = data.usePaperDeleteMutation();
  const [ask, questions] = useQuestion();
  const { id, title, type, drawn, status, examCount } = paper;
  /** Saves first, so that the action applies to the present content. */
  const act = async (send: (seen: Paper) => Answer, done: (answer: unknown) => void) => {
    if (!(await editor.flush())) return toast.error(saveWords.t('saveFirst'));
    const answer = await send({ ...paper, version: editor.saver.now().version });
    if (life.aborted) return;
    if (answer.error) toast.error(failureOf(answer.error).message);
    else done(answer.data);
  };
  const mayPublish = can('paper.publish');
  const items = [
    can('paper.write') && {
      key: 'copy',
      label: t('act.copy'),
      onClick: () =>
        void act(
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
        onClick: () => void act(states.disable, () => void offerUndo(states.disabled(paper))),
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
              void act(
                ({ version }) => remove({ id, version }),
                () => {
                  toast.success(t('done.deleted', { title }));
                  navigate('/saas/paper');
                },
              ),
          }),
      },
  ].filter((item) => item !== false);
  return (
    <Flex justify="space-between" align="flex-start" gap="middle" wrap>
      <div style={{ flex: '1 1 240px', minWidth: 0 }}>
        <PageLink to="/saas/paper" style={{ color: token.colorTextSecondary }}>
          <ArrowLeftOutlined aria-hidden /> {t('label')}
        </PageLink>
        <Flex gap="small" align="center" wrap>
          <h1
            style={{
              margin: 0,
              fontSize: token.fontSizeHeading4,
              fontWeight: 600,
              overflowWrap: 'anywhere',
            }}
          >
            {title}
          </h1>
          <StatusTag status={status} />
          <Tag>{t(type === 'random' ? `drawn.${drawn}` : 'types.fixed')}</Tag>
          {isReadOnly && <Tag>{t('readOnly')}</Tag>}
        </Flex>
        {!isReadOnly && (
          <SaveStatus
            save={editor.save}
            parts={[]}
            onGo={() => {}}
            onRetry={() => void editor.flush()}
          />
        )}
        {isReadOnly && paper.mayWrite && (
          <p style={{ margin: 0, color: token.colorTextSecondary }}>
            {t(examCount > 0 ? 'enabledUsed' : 'enabledHint', { count: examCount })}
          </p>
        )}
      </div>
      <Flex gap="small" wrap>
        {!isReadOnly && <Button onClick={onSettings}>{t('settings')}</Button>}
        <LinkButton to={`/paper/${id}/preview`}>{t('act.preview')}</LinkButton>
        {items.length > 0 && (
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
              {t('more')}
            </Button>
          </Dropdown>
        )}
        {mayPublish && mayMovePaper('enable', paper) && (
          <Button
            type="primary"
            onClick={() => void act(states.enable, () => toast.success(states.enabled(paper)))}
          >
            {t('act.enable')}
          </Button>
        )}
        {questions}
      </Flex>
    </Flex>
  );
}
