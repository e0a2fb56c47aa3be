import { type Article, formatDate } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, Tag, theme } from 'antd';
import { data } from '../../../common/data';
import { previewOf } from '../../../common/previews';
import { useRestore } from '../data/restore.hook';
import { phrases } from '../phrases';

interface Props {
  readonly article: Article;
  readonly mayRestore: boolean;
}

/** Published versions, newest first, with preview and restore. */
export function Versions({ article, mayRestore }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { id, kind } = article;
  const read = data.useArticleFindRevisionsQuery({ id });
  const load = loadedOf(read);
  const { isBusy, restoreRevision } = useRestore(article);
  const [ask, questions] = useQuestion();
  const list = load.status === 'failed' ? [] : (load.data ?? []);
  return (
    <section aria-label={t('versions')}>
      <h2 style={{ margin: `${token.margin}px 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>
        {t('versions')}
      </h2>
      {load.status === 'failed' && (
        <Button type="link" onClick={() => void read.refetch()} style={{ padding: 0 }}>
          {t('versionsFailed')}
        </Button>
      )}
      {load.status === 'ready' && list.length === 0 && (
        <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('noVersions')}</p>
      )}
      <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {list.map(({ number, publishedAt, byName, isShown, title }) => (
          <li
            key={number}
            style={{
              paddingBlock: token.paddingXS,
              borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
            }}
          >
            <Flex gap="small" align="center" justify="space-between" wrap>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{t('version', { number })}</strong>{' '}
                {isShown && <Tag color="success">{t('shownNow')}</Tag>}
                <div>{title}</div>
                <div style={{ color: token.colorTextSecondary }}>
                  {[formatDate(publishedAt, 'datetime'), byName].filter(Boolean).join(' · ')}
                </div>
              </div>
              <Flex gap={4} wrap>
                <Button
                  size="small"
                  href={previewOf(kind, id, number)}
                  target="_blank"
                  aria-label={t('lookAt', { number })}
                >
                  {t('look')}
                </Button>
                {mayRestore && (
                  <Button
                    size="small"
                    loading={isBusy}
                    aria-label={t('restoreOne', { number })}
                    onClick={() =>
                      ask({
                        title: t('restoreTitle', { number }),
                        content: t('restoreHint'),
                        okText: t('restore'),
                        cancelText: t('cancel'),
                        onOk: () => void restoreRevision(number),
                      })
                    }
                  >
                    {t('restore')}
                  </Button>
                )}
              </Flex>
            </Flex>
          </li>
        ))}
      </ol>
      {questions}
    </section>
  );
}
