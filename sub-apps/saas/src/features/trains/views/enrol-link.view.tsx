import { type Train, toast, useAppLife, useCan } from '@edu/shared-utility';
import { useQuestion } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/training-data';
import { peopleWords } from '../phrases/people';
import { EnrolmentLinkCard } from './enrolment-link-card.view';
import { LinkDialog } from './link-dialog.view';

/** The link by which people join on their own: opened, limited and closed here. */
export function EnrolLink({ train }: { readonly train: Train }) {
  const { t } = peopleWords.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const mayWrite = useCan()('train.write') && train.mayWrite;
  const [setLink, { isLoading }] = data.useTrainSetLinkMutation();
  const [isEditing, setEditing] = useState(false);
  const [ask, questions] = useQuestion();
  const { id, link } = train;
  if (!link && !mayWrite) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(link?.path ?? '', window.location.origin).href);
      toast.success(t('link.copied'));
    } catch {
      // Without HTTPS the clipboard is not available; the address is shown above.
      toast.error(t('link.notCopied'));
    }
  };
  const close = async (): Promise<void> => {
    const { error } = await setLink({ id, isOpen: false, places: null, until: null });
    if (appSignal.aborted) return;
    if (error) toast.error(failureOf(error).message);
    else toast.success(t('link.closed'));
  };
  const askToClose = () =>
    ask({
      title: t('link.closeTitle'),
      content: t('link.closeHint'),
      okText: t('link.close'),
      cancelText: t('cancel'),
      danger: true,
      onOk: () => void close(),
    });
  return (
    <section
      aria-label={t('link.label')}
      style={{
        marginBlockEnd: token.margin,
        padding: token.padding,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <Flex justify="space-between" align="center" gap="small" wrap>
        <h2 style={{ margin: 0, fontSize: token.fontSize, fontWeight: 600 }}>{t('link.label')}</h2>
        <Flex gap="small" wrap>
          {link && <Button onClick={() => void copy()}>{t('link.copy')}</Button>}
          {mayWrite && (
            <Button onClick={() => setEditing(true)}>
              {t(link ? 'link.change' : 'link.open')}
            </Button>
          )}
          {mayWrite && link && (
            <Button danger loading={isLoading} onClick={askToClose}>
              {t('link.close')}
            </Button>
          )}
        </Flex>
      </Flex>
      <div style={{ marginBlockStart: token.marginXS }}>
        {link ? (
          <EnrolmentLinkCard link={link} isPublished={train.status === 'published'} />
        ) : (
          <p style={{ margin: 0, color: token.colorTextSecondary }}>{t('link.hint')}</p>
        )}
      </div>
      {isEditing && <LinkDialog train={train} onClose={() => setEditing(false)} />}
      {questions}
    </section>
  );
}
