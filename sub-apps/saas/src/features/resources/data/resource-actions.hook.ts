import { type Resource, toast } from '@edu/shared-utility';
import type { RowAction } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { download } from './file-address';

interface ResourceActionOptions {
  readonly edit: (resource: Resource) => void;
  readonly replace: (resource: Resource) => void;
  /** Resources of other organisations can be viewed, and granted ones downloaded. */
  readonly from: 'granted' | 'offered' | undefined;
}

/** The actions on a resource of the list. */
export function useResourceActions({
  edit,
  replace,
  from,
}: ResourceActionOptions): RowAction<Resource>[] {
  const { t } = phrases.use();
  const [remove] = data.useResourceDeleteMutation();
  const permission = 'resource.write';
  const downloadFile = (resource: Resource): void => {
    download(resource).catch((error: unknown) => {
      toast.error(t('downloadFailed', { reason: failureOf(error).message }));
    });
  };
  const downloads: RowAction<Resource> = {
    key: 'download',
    label: t('download'),
    hidden: ({ status }) => status !== 'ready',
    run: downloadFile,
  };
  if (from === 'offered') return [];
  if (from === 'granted') return [downloads];
  return [
    { key: 'edit', label: t('edit'), permission, run: edit },
    downloads,
    { key: 'replace', label: t('replace'), permission, inMenu: true, run: replace },
    {
      key: 'delete',
      label: t('delete'),
      permission,
      danger: true,
      inMenu: true,
      disabled: ({ uses }) => (uses > 0 ? t('usedBy', { count: uses }) : null),
      confirm: ({ title }) => ({ title: t('deleteTitle', { title }), hint: t('deleteHint') }),
      send: ({ id }) => remove({ id }),
      done: () => t('deleted'),
    },
  ];
}
