import { skipToken } from '@edu/shared-utility/data';
import { FoundSelect, type FoundSelectProps, personChoice, useFinding } from './found-select.view';
import { data } from './page-data';

/** Students, found by name or phone while one types. */
export function StudentSelect(props: FoundSelectProps) {
  const finding = useFinding();
  const { keyword, isOpen } = finding;
  const read = data.useUserFindByConditionQuery(
    isOpen ? { pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  return (
    <FoundSelect
      {...props}
      finding={finding}
      found={(read.currentData?.list ?? []).map(personChoice)}
      isFetching={read.isFetching}
      hasFailed={Boolean(read.error)}
    />
  );
}
