import { FailedNotice, NotFoundPage, useCan } from '@edu/shared-utility';
import { adminPhrases } from '@edu/shared-utility/admin';
import { isMissingCode, loadedOf, prepareDrafts, usePageName } from '@edu/shared-utility/data';
import { Skeleton } from 'antd';
import { useParams } from 'react-router';
import { draftWords } from '../../../common/drafts/phrases';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { TemplateEditor } from './template-editor.view';

export const prepare = () =>
  Promise.all([prepareDrafts(), ...[phrases, adminPhrases, draftWords].map((item) => item.load())]);

/** /saas/certificate/templates/<id>: the template's editor. */
export default function TemplatePage() {
  const { t } = phrases.use();
  const can = useCan();
  const { id = '' } = useParams();
  const read = data.useCertificateTemplateFindByIdQuery({ id });
  const load = loadedOf(read);
  usePageName(load.status === 'ready' ? load.data.name : null);
  if (load.status === 'failed' && isMissingCode(load.code)) {
    return <NotFoundPage back={{ label: t('toTemplates'), href: '/saas/certificate/templates' }} />;
  }
  if (load.status === 'failed') {
    return <FailedNotice title={t('templateLost')} hint={load.message} onRetry={read.refetch} />;
  }
  const template = load.data;
  if (template?.id !== id) return <Skeleton active style={{ padding: 24 }} />;
  // keyed only by id: the query is refetched after each save, and the editor must keep its state
  return <TemplateEditor key={id} template={template} mayWrite={can('certificate.write')} />;
}
