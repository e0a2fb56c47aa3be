import {
  errorCodes,
  ForbiddenPage,
  type PermissionNode,
  useArePermissionsKnown,
  useCan,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { TreePage } from '../../../common/tree/tree-page.view';
import { useTreeRequests } from '../../../common/tree/tree-requests.hook';
import { usePermissionForm } from '../data/permission-form.hook';
import { readPermissions } from '../data/read-permissions';
import { phrases } from '../phrases';
import { MenuPreview } from './menu-preview.view';
import { PermissionForm } from './permission-form.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), treeWords.load()]);

const addressOf = ({ systemTagName, url }: PermissionNode): string =>
  systemTagName ? `/${systemTagName}${url ?? ''}` : '';

/** /govern-system/permissionManage: directories, pages and actions of the tenant's menu, for operators. */
export default function PermissionsPage() {
  const { t } = phrases.use();
  const words = treeWords.use();
  const tree = data.usePermissionGetTreeQuery();
  const load = loadedOf(tree);
  const [save] = data.usePermissionSaveMutation();
  const [remove] = data.usePermissionDeleteMutation();
  const isKnown = useArePermissionsKnown();
  const can = useCan();
  const mayWrite = can('permission.write');
  const form = usePermissionForm(tree.refetch);
  const requests = useTreeRequests<PermissionNode>({
    reload: tree.refetch,
    move: save,
    remove: ({ id }) => remove({ id }),
    read: readPermissions,
    words,
  });
  // Administrators grant permissions through roles; only operators define them.
  const mayOpen = !isKnown || can('platform.tenant');
  if (!mayOpen || (load.status === 'failed' && load.code === errorCodes.forbidden)) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  const rows = load.status === 'failed' ? undefined : load.data;
  return (
    <>
      <TreePage<PermissionNode>
        title={t('title')}
        load={load}
        reload={tree.refetch}
        requests={requests}
        mayWrite={isKnown ? mayWrite : null}
        meta={({ code }) => code}
        facts={(row) => [
          [t('kind'), t(`kinds.${row.kind}`)],
          [t('code'), <code key="code">{row.code}</code>],
          [t('address'), addressOf(row) || t('noAddress')],
          [t('order'), row.order],
        ]}
        noDeleteReason={({ children }) => (children.length > 0 ? words.t('hasChildren') : null)}
        empty={t('empty')}
        deleteHint={t('deleteHint')}
        onAsk={form.ask}
      />
      <PermissionForm form={form} rows={rows ?? []} isPageReady={load.status === 'ready'} />
      {rows && rows.length > 0 && <MenuPreview nodes={rows} />}
    </>
  );
}
