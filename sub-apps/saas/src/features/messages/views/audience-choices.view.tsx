import { treeOptions } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useMemo } from 'react';
import { data } from '../../../common/page-data';
import { TrainSelect } from '../../../common/train-select.view';
import { phrases } from '../phrases';

/** The server's limit of chosen items. */
const maxPeople = 20;

/** Roles are loaded as a single page of up to 200. */
const roles = { pageNum: 1, pageSize: 200 };

interface ChoiceProps {
  readonly ids: string[];
  readonly onChange: (ids: string[]) => void;
}

export function Departments(props: ChoiceProps) {
  const { t } = phrases.use();
  const tree = data.useDepartmentGetTreeQuery();
  const options = useMemo(() => treeOptions(tree.currentData ?? []), [tree.currentData]);
  const hasFailed = loadedOf(tree).status === 'failed';
  return (
    <Choice
      {...props}
      label={t('departments')}
      options={options}
      hasFailed={hasFailed}
      again={tree.refetch}
    />
  );
}

export function Trains({ ids, onChange }: ChoiceProps) {
  const { t } = phrases.use();
  return (
    <TrainSelect
      label={t('trains')}
      placeholder={t('trains')}
      max={maxPeople}
      value={ids}
      onChange={onChange}
      words={{ searching: t('searching'), failed: t('choicesFailed') }}
    />
  );
}

export function Roles(props: ChoiceProps) {
  const { t } = phrases.use();
  const read = data.useRoleFindByConditionQuery(roles);
  const options = useMemo(
    () => (read.currentData?.list ?? []).map((item) => ({ value: item.id, label: item.name })),
    [read.currentData],
  );
  const hasFailed = loadedOf(read).status === 'failed';
  return (
    <Choice
      {...props}
      label={t('roles')}
      options={options}
      hasFailed={hasFailed}
      again={read.refetch}
    />
  );
}

interface OptionsProps extends ChoiceProps {
  readonly label: string;
  readonly options: { value: string; label: string }[];
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** A multiple selection; failed options are loaded again when it opens. */
function Choice({ ids, onChange, label, options, hasFailed, again: retry }: OptionsProps) {
  const { t } = phrases.use();
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={label}
      showSearch={{ optionFilterProp: 'label' }}
      maxCount={maxPeople}
      status={hasFailed ? 'warning' : ''}
      options={options}
      // Until the names are loaded, no raw ids are shown.
      value={options.length > 0 ? ids : []}
      onChange={onChange}
      onOpenChange={(isOpen) => isOpen && hasFailed && retry()}
      notFoundContent={hasFailed ? t('choicesFailed') : undefined}
    />
  );
}
