import { type CertificateTemplate, navigate } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

export const pageOfTemplate = (id: string): string => `/saas/certificate/templates/${id}`;

/** The actions on a template of the list. */
export function useTemplateActions(): RowAction<CertificateTemplate>[] {
  const { t } = phrases.use();
  const [save] = data.useCertificateTemplateSaveMutation();
  const [copy] = data.useCertificateTemplateCopyMutation();
  const [remove] = data.useCertificateTemplateDeleteMutation();
  const permission = 'certificate.write';
  return [
    {
      key: 'edit',
      label: t('edit'),
      permission,
      to: ({ id }) => `/certificate/templates/${id}`,
    },
    {
      key: 'enable',
      label: t('enable'),
      permission,
      hidden: ({ status }) => status === 'enabled',
      send: ({ id, version }) => save({ id, version, status: 'enabled' }),
      done: ({ name }) => t('enabledDone', { name }),
    },
    {
      key: 'disable',
      label: t('disable'),
      permission,
      hidden: ({ status }) => status !== 'enabled',
      send: ({ id, version }) => save({ id, version, status: 'disabled' }),
      done: ({ name }) => t('disabledDone', { name }),
    },
    {
      key: 'copy',
      label: t('copy'),
      permission,
      inMenu: true,
      send: async ({ id }) => {
        const answer = await copy({ id });
        if (answer.data) navigate(pageOfTemplate(answer.data.id));
        return answer;
      },
      done: ({ name }) => t('copied', { name }),
    },
    {
      key: 'delete',
      label: t('delete'),
      permission,
      danger: true,
      inMenu: true,
      disabled: ({ issuedCount }) => (issuedCount > 0 ? t('deleteIssued') : null),
      confirm: ({ name }) => ({ title: t('deleteTitle', { name }), hint: t('deleteHint') }),
      send: ({ id, version }) => remove({ id, version }),
      done: ({ name }) => t('deleted', { name }),
    },
  ];
}
