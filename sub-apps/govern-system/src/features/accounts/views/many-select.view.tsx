import { Select } from 'antd';
import { phrases } from '../phrases';
import type { ManyOptions } from './account-options.hook';

interface Props {
  readonly options: ManyOptions;
  readonly placeholder: string;
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (value: string[]) => void;
}

/** A searchable multiple select. */
export function ManySelect({ options, placeholder, ...field }: Props) {
  const { t } = phrases.use();
  return (
    <Select
      {...field}
      mode="multiple"
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={placeholder}
      loading={options.loading}
      notFoundContent={t(options.failed ? 'optionsFailed' : 'noOptions')}
      options={options.list.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
