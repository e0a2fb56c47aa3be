import { useCan } from '@edu/shared-utility';
import { type FilterField, TreeSelect } from '@edu/shared-utility/admin';
import { data } from '../../../common/data';
import { phrases } from '../phrases';

function BranchField({ label, value, onChange }: FilterField) {
  const { t } = phrases.use();
  const tree = data.useBranchGetTreeQuery(undefined);
  return (
    <TreeSelect
      {...{ label, value, onChange, tree }}
      placeholder={label}
      failedText={t('branchesFailed')}
      style={{ minWidth: 144 }}
    />
  );
}

/** The branch filter for people who may read branches; otherwise none. */
export function useBranches(label: string) {
  const mayReadBranches = useCan()('branch.read');
  const filter = {
    key: 'branchId' as const,
    label,
    render: (field: FilterField) => <BranchField {...field} />,
  };
  return mayReadBranches ? [filter] : [];
}
