import { type Article, type ArticleKind, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { mayMoveArticle } from '@edu/shared-utility/data';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { previewOf } from '../../../common/previews';
import { StateTag } from '../../../common/state-tag.view';
import type { ArticleForm } from '../data/article-form.hook';
import { type PlainMove, useRunArticleMove } from '../data/article-moves.hook';
import { pathOf } from '../data/kind';
import { phrases } from '../phrases';
import { ReturnDialog } from './return-dialog.view';
import { ScheduleDialog } from './schedule-dialog.view';

interface Props {
  readonly kind: ArticleKind;
  readonly article: Article | null;
  readonly form: ArticleForm;
  readonly disabled: boolean;
  /** Whether files of its text are being uploaded. */
  readonly isUploading: boolean;
  readonly onSave: () => Promise<{ readonly id: string; readonly version: number } | null>;
  /** Called when saving with a transition begins and ends. */
  readonly onSending: (isSending: boolean) => void;
}

/** The article's state and the buttons of its transitions; unsaved changes are saved first. */
export function ActionBar(props: Props) {
  const { kind, article, form, disabled, isUploading, onSave, onSending } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const can = useCan();
  const { search } = useLocation();
  const { busy, go } = useRunArticleMove();
  const [dialog, setDialog] = useState<'giveBack' | 'schedule' | null>(null);
  const [ask, questions] = useQuestion();
  const isAllowed = (move: Parameters<typeof mayMoveArticle>[0]) =>
    article !== null && mayMoveArticle(move, article);
  const sendAndReport = async (send: () => Promise<unknown>): Promise<void> => {
    onSending(true);
    await send();
    onSending(false);
  };
  const faults = Object.keys(form.faults).length;
  const moveButton = (move: PlainMove, permission: string, primary = false) =>
    article &&
    isAllowed(move) &&
    can(permission) && (
      <Button
        type={primary ? 'primary' : 'default'}
        loading={busy === move}
        disabled={busy !== null || form.isDirty || isUploading}
        title={isUploading ? t('takenFirst') : form.isDirty ? t('saveFirst') : undefined}
        onClick={() => void sendAndReport(() => go(move, article))}
      >
        {t(move)}
      </Button>
    );
  const askToUnpublish = (): void => {
    if (!article) return;
    ask({
      title: t('unPublishTitle', { title: article.title }),
      content: t(article.status === 'scheduled' ? 'unPublishScheduledHint' : 'unPublishHint'),
      okText: t('unPublish'),
      cancelText: t('cancel'),
      onOk: () => void sendAndReport(() => go('unPublish', article)),
    });
  };
  const discard = (): void => {
    if (!article) return;
    const { id, version, title, publishedNumber } = article;
    ask({
      title: t('discardTitle', { title }),
      content: t('discardHint', { number: publishedNumber ?? 1 }),
      okText: t('discard'),
      cancelText: t('keepChanges'),
      danger: true,
      onOk: () =>
        void sendAndReport(async () => {
          if (await go('discard', { id, version })) form.reset();
        }),
    });
  };
  const send = async (): Promise<void> => {
    const saved = await onSave();
    if (saved) await go('submit', saved);
  };
  const maySend = can('cms.write') && !disabled && (article === null || isAllowed('submit'));
  return (
    <Flex
      wrap
      gap="small"
      align="center"
      justify="space-between"
      style={{
        ...{ position: 'sticky', insetBlockStart: 0, zIndex: 3 },
        marginBlockEnd: token.margin,
        paddingBlock: token.paddingSM,
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
        background: token.colorBgLayout,
      }}
    >
      <Flex gap="small" align="center" wrap style={{ minWidth: 0 }}>
        <Link to={pathOf(kind) + search} style={{ color: token.colorLink }}>
          {t(`title.${kind}`)}
        </Link>
        <h1 style={{ margin: 0, fontSize: token.fontSizeLG, overflowWrap: 'anywhere' }}>
          {article ? article.title : t(`add.${kind}`)}
        </h1>
        {article && <StateTag status={article.status} />}
      </Flex>
      <Flex gap="small" wrap align="center">
        {faults > 0 && (
          <span role="status" style={{ color: token.colorError }}>
            {t('faults', { count: faults })}
          </span>
        )}
        {article && (
          <Button href={previewOf(kind, article.id)} target="_blank">
            {t('preview')}
          </Button>
        )}
        {moveButton('withdraw', 'cms.write')}
        {moveButton('unschedule', 'cms.publish')}
        {article && isAllowed('giveBack') && can('cms.publish') && (
          <Button onClick={() => setDialog('giveBack')}>{t('giveBack')}</Button>
        )}
        {article && isAllowed('schedule') && can('cms.publish') && (
          <Button onClick={() => setDialog('schedule')}>{t('schedule')}</Button>
        )}
        {isAllowed('unPublish') && can('cms.publish') && (
          <Button disabled={busy !== null || form.isDirty} onClick={askToUnpublish}>
            {t('unPublish')}
          </Button>
        )}
        {isAllowed('discard') && can('cms.write') && (
          <Button
            loading={busy === 'discard'}
            disabled={busy !== null || isUploading}
            title={isUploading ? t('takenFirst') : undefined}
            onClick={discard}
          >
            {t('discard')}
          </Button>
        )}
        {moveButton('publish', 'cms.publish', true)}
        {!disabled && (
          <Button
            loading={form.isSaving}
            disabled={isUploading || (!form.isDirty && article !== null)}
            title={isUploading ? t('takenFirst') : undefined}
            onClick={() => void onSave()}
          >
            {t('save')}
          </Button>
        )}
        {maySend && (
          <Button
            type="primary"
            loading={busy === 'submit'}
            disabled={isUploading}
            title={isUploading ? t('takenFirst') : undefined}
            onClick={() => void sendAndReport(send)}
          >
            {t('submit')}
          </Button>
        )}
      </Flex>
      {article && dialog === 'giveBack' && (
        <ReturnDialog article={article} onClose={() => setDialog(null)} />
      )}
      {article && dialog === 'schedule' && (
        <ScheduleDialog article={article} onClose={() => setDialog(null)} />
      )}
      {questions}
    </Flex>
  );
}
