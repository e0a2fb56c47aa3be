import {
  type BranchNode,
  errorCodes,
  ForbiddenPage,
  useArePermissionsKnown,
  useCan,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../../../common/data';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { pathTo } from '../../../common/tree/tree-data';
import { useTreeOrders } from '../../../common/tree/tree-orders.hook';
import { TreePage } from '../../../common/tree/tree-page.view';
import { readBranches } from '../data/read-branches';
import { regionName } from '../data/regions';
import { phrases } from '../phrases';
import { BranchForm } from './branch-form.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), treeWords.load()]);

/** /govern-system/tenant/organ: the branches of the organisation with their regions. */
export default function BranchesPage() {
  const { t } = phrases.use();
  const words = treeWords.use();
  const tree = data.useBranchGetTreeQuery();
  const load = loadedOf(tree);
  const regions = loadedOf(data.useRegionGetTreeQuery());
  const [save] = data.useBranchSaveMutation();
  const [remove] = data.useBranchDeleteMutation();
  const isKnown = useArePermissionsKnown();
  const mayWrite = useCan()('branch.write');
  const orders = useTreeOrders<BranchNode>({
    reload: tree.refetch,
    move: save,
    remove,
    read: readBranches,
    words,
  });
  const nameOfRegion = (id: string | null): string =>
    regions.status === 'failed' ? '' : regionName(regions.data ?? [], id);
  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  return (
    <TreePage<BranchNode>
      title={t('title')}
      load={load}
      reload={tree.refetch}
      orders={orders}
      mayWrite={isKnown ? mayWrite : null}
      meta={({ regionId }) => nameOfRegion(regionId)}
      facts={(row, rows) => [
        { label: t('region'), value: nameOfRegion(row.regionId) || t('noRegion') },
        { label: t('code'), value: row.ucode },
        {
          label: words.t('path'),
          value: pathTo(rows, row.id)
            .map(({ name }) => name)
            .join(' / '),
        },
      ]}
      keeps={({ children }) => (children.length > 0 ? words.t('hasChildren') : null)}
      empty={t('empty')}
      deleteHint={t('deleteHint')}
      form={(asked, onClose) => (
        <BranchForm
          {...asked}
          rows={load.status === 'ready' ? load.data : []}
          nameOfRegion={nameOfRegion}
          onClose={onClose}
        />
      )}
    />
  );
}
