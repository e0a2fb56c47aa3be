import { type CertificateTemplate, navigate, toast, useAppLife } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button } from 'antd';
import { DraftOffer } from '../../../common/drafts/draft-offer.view';
import { data } from '../../../common/page-data';
import type { Editor } from '../data/editor.hook';
import { pageOfTemplate } from '../data/template-actions.hook';
import { phrases } from '../phrases';

interface Props {
  readonly template: CertificateTemplate;
  readonly editor: Editor;
  readonly mayWrite: boolean;
}

/** Why a template cannot be edited or was not saved, with what the person can do. */
export function TemplateNotices({ template, editor, mayWrite }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [copy, { isLoading: isCopying }] = data.useCertificateTemplateCopyMutation();
  const isFixed = template.issuedCount > 0;
  const isOpen = mayWrite && !isFixed;
  const { saveProblem } = editor;
  const { present: current } = saveProblem;
  const makeCopy = async (): Promise<void> => {
    const { data: copied, error } = await copy({ id: template.id });
    if (appSignal.aborted) return;
    if (copied) navigate(pageOfTemplate(copied.id));
    else toast.error(failureOf(error).message);
  };
  return (
    <>
      {isFixed && (
        <Alert
          type="info"
          showIcon
          title={t('fixed', { count: template.issuedCount })}
          action={
            mayWrite && (
              <Button loading={isCopying} onClick={() => void makeCopy()}>
                {t('copy')}
              </Button>
            )
          }
        />
      )}
      {isOpen && editor.draft && (
        <DraftOffer at={editor.draft.at} onTake={editor.takeDraft} onDrop={editor.dropDraft} />
      )}
      {saveProblem.message && (
        <Alert role="alert" type="error" showIcon title={saveProblem.message} />
      )}
      {current && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={t('conflict')}
          description={t('conflictHint', { name: current.name, count: current.fields.length })}
          action={
            <>
              <Button onClick={() => editor.keepMine(current)}>{t('keepMine')}</Button>{' '}
              <Button onClick={() => editor.takeTheirs(current)}>{t('takeTheirs')}</Button>
            </>
          }
        />
      )}
    </>
  );
}
