import { type Article, formatDate } from '@edu/shared-utility';
import { useAlertFocus } from '@edu/shared-utility/data';
import { Alert, Button, Flex, theme } from 'antd';
import type { ArticleForm } from '../data/article-form.hook';
import { isWritable } from '../data/kind';
import { phrases } from '../phrases';
import { TheirVersion } from './their-version.view';

interface Props {
  readonly article: Article | null;
  readonly form: ArticleForm;
  /** Whether the state allows editing. */
  readonly isOpen: boolean;
}

/** Notices before editing: a return, an unsaved draft, a change by somebody else. */
export function ArticleNotices({ article, form, isOpen }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { message, present: current, draft } = form;
  const conflictBox = useAlertFocus(current);
  const isNext = article?.isShown && article.status !== 'published';
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: token.margin }}>
      {article?.reason && (
        <Alert type="warning" showIcon title={t('returnedBecause', { reason: article.reason })} />
      )}
      {article && !isOpen && <Alert type="info" showIcon title={t(`closed.${article.status}`)} />}
      {article?.publishAt && (
        <Alert
          type="info"
          showIcon
          title={t('publishesAt', { moment: formatDate(article.publishAt, 'datetime') })}
        />
      )}
      {isNext && (
        <Alert
          type="info"
          showIcon
          title={t('nextVersion', { number: article.publishedNumber ?? 1 })}
        />
      )}
      {article?.status === 'published' && <Alert type="info" showIcon title={t('editPublished')} />}
      {draft && isOpen && (
        <Alert
          type="info"
          showIcon
          title={t('draftKept', { moment: formatDate(draft.at, 'datetime') })}
          action={
            <Flex gap="small" wrap>
              <Button size="small" type="primary" onClick={form.takeDraft}>
                {t('takeDraft')}
              </Button>
              <Button size="small" onClick={form.dropDraft}>
                {t('dropDraft')}
              </Button>
            </Flex>
          }
        />
      )}
      {message && <Alert role="alert" type="error" showIcon title={message} />}
      {current && (
        <div ref={conflictBox} tabIndex={-1} style={{ outline: 'none' }}>
          <Alert
            role="alert"
            type="warning"
            showIcon
            title={t('conflict', { moment: formatDate(current.updatedAt, 'datetime') })}
            description={t('conflictChoose')}
            action={
              <Flex gap="small" wrap>
                {/* An article in review cannot be changed, so that keeping one's own changes is not offered. */}
                {isWritable(current) && (
                  <Button size="small" type="primary" onClick={() => form.resolve('mine')}>
                    {t('keepMine')}
                  </Button>
                )}
                <Button size="small" onClick={() => form.resolve('theirs')}>
                  {t('takeTheirs')}
                </Button>
              </Flex>
            }
          />
        </div>
      )}
      {current && <TheirVersion article={current} />}
    </Flex>
  );
}
