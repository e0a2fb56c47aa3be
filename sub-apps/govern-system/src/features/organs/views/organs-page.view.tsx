import {
  errorCodes,
  ForbiddenPage,
  type Loaded,
  type Organs,
  type PageQuery,
  useArePermissionsKnown,
  useCan,
  useContextValue,
} from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { data } from '../../../common/data';
import { regionName } from '../../../common/regions';
import { phrases as treeWords } from '../../../common/tree/phrases';
import { TreePage } from '../../../common/tree/tree-page.view';
import { useBranchForm } from '../data/branch-form.hook';
import { useOrganForm } from '../data/organ-form.hook';
import { useOrganRequests } from '../data/organ-requests.hook';
import { type OrganNode, organTree, rootOf } from '../data/organ-tree';
import { usePlaceRequests } from '../data/place-requests.hook';
import { phrases } from '../phrases';
import { BranchForm } from './branch-form.view';
import { MergeDialog } from './merge-dialog.view';
import { OrganForm } from './organ-form.view';
import { usePlaceActions } from './place-actions.hook';
import { usePlaceFacts } from './place-facts.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = () => Promise.all([phrases.load(), treeWords.load()]);

const useChanges = ({ id, branch }: OrganNode, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: branch ? 'branch' : 'organ', id, ...page });

/** Replaces the loaded data by the rows of the tree. */
function withRows(load: Loaded<Organs>, rows: OrganNode[]): Loaded<OrganNode[]> {
  if (load.status === 'failed') return load;
  return load.status === 'ready' || load.data ? { ...load, data: rows } : { status: 'loading' };
}

/** /govern-system/tenant/organ: the organisations of the tenant, each with its branches. */
export default function OrgansPage() {
  const { t } = phrases.use();
  const words = treeWords.use();
  const read = data.useOrganFindQuery();
  const load = loadedOf(read);
  const regions = loadedOf(data.useRegionGetTreeQuery());
  const [, setAddress] = useSearchParams();
  const [merging, setMerging] = useState<OrganNode | null>(null);
  const isKnown = useArePermissionsKnown();
  const can = useCan();
  const current = useContextValue('organ');
  const organList = load.status === 'failed' ? undefined : load.data;
  const isAll = organList?.isAll ?? false;
  const rows = useMemo(() => organTree(organList?.organs ?? []), [organList]);
  const organForm = useOrganForm(read.refetch);
  const branchForm = useBranchForm(rows, read.refetch);
  const requests = usePlaceRequests(rows, read.refetch);
  const organRequests = useOrganRequests(rows, requests);
  const nameOfRegion = (id: string | null): string =>
    regions.status === 'failed' ? '' : regionName(regions.data ?? [], id);
  const facts = usePlaceFacts(current, nameOfRegion);
  const { rights, noDeleteReason, more } = usePlaceActions({
    rows,
    isAll,
    current,
    busy: requests.busy,
    organRequests,
    onMerge: setMerging,
  });
  if (load.status === 'failed' && load.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  const mayMake = isAll && can('organ.write');
  const mayWrite = can('branch.write') || can('organ.write');
  return (
    <>
      <TreePage<OrganNode>
        title={t('title')}
        load={withRows(load, rows)}
        reload={read.refetch}
        requests={requests}
        mayWrite={isKnown ? mayWrite : null}
        meta={({ organ, branch }) =>
          [
            !branch && organ.status === 'disabled' && t('organ.isDisabled'),
            t('metaStudents', { count: (branch ?? organ).students }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        facts={facts}
        noDeleteReason={noDeleteReason}
        empty={t('empty')}
        deleteHint={t('deleteHint')}
        addLabel={t(mayMake ? 'organ.add' : 'addTitle')}
        addBelowLabel={({ branch }) => (branch ? undefined : t('addTitle'))}
        rootsStandOut
        onAsk={({ row, parentId }) => {
          if (row && !row.branch) organForm.open(row.organ);
          else if (row) branchForm.ask({ row, parentId });
          else if (parentId === null && mayMake) organForm.open(null);
          else branchForm.ask({ row: null, parentId: parentId ?? rows[0]?.id ?? null });
        }}
        rights={rights}
        extraActions={more}
        placesFor={(row) => rootOf(rows, row)}
        history={{
          useRead: useChanges,
          fields: {
            name: t('plainName'),
            regionId: t('region'),
            parentId: words.t('parent'),
            channel: t('organ.channel'),
            status: t('organ.status'),
            'branch.absorbed': t('merge.absorbed'),
            absorbed: t('merge.former'),
          },
          textOf: (field, value) => {
            if (field === 'regionId') return nameOfRegion(String(value));
            if (field !== 'status') return undefined;
            return t(value === 'active' ? 'organ.active' : 'organ.isDisabled');
          },
        }}
      />
      <OrganForm form={organForm} isAll={isAll} isPageReady={load.status === 'ready'} />
      <BranchForm
        form={branchForm}
        rows={rows}
        isPageReady={load.status === 'ready'}
        nameOfRegion={nameOfRegion}
      />
      {merging && (
        <MergeDialog
          row={merging}
          rows={rootOf(rows, merging)[0]?.children ?? []}
          onMerged={(id) => {
            setMerging(null);
            setAddress({ id }, { replace: true });
          }}
          onClose={() => setMerging(null)}
        />
      )}
      {organRequests.questions}
    </>
  );
}
