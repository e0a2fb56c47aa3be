import { navigate } from '@edu/shared-utility';
import { data } from '../../../common/page-data';
import { TitleDialog } from '../../../common/title-dialog.view';
import { newTemplate } from '../data/new-template';
import { pageOfTemplate } from '../data/template-actions.hook';
import { phrases } from '../phrases';

/** Asks for a name, then opens the editor. */
export function NewTemplate({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const [save] = data.useCertificateTemplateSaveMutation();
  return (
    <TitleDialog
      id="new-template-name"
      words={{
        ...{ title: t('addTemplate'), label: t('templateName'), hint: t('addTemplateHint') },
        ...{ empty: t('templateNameEmpty'), ok: t('createTemplate'), cancel: t('cancel') },
      }}
      max={100}
      save={(name) => save(newTemplate(name))}
      onCreated={(id) => navigate(pageOfTemplate(id))}
      onClose={onClose}
    />
  );
}
