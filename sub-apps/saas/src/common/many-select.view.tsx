import { loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Select } from 'antd';
import type { Choice } from './choices';

interface Props {
  readonly id?: string;
  readonly label?: string;
  readonly placeholder: string;
  readonly read: ReadResult<unknown> & { refetch(): unknown };
  readonly options: readonly Choice[];
  readonly value?: readonly string[];
  readonly onChange?: (ids: string[]) => void;
  readonly disabled?: boolean;
}

/** A multiple choice from a short list; options that failed to load are requested again when it opens. */
export function ManySelect(props: Props) {
  const { id, label, placeholder, read, options, value = [], onChange, disabled } = props;
  const load = loadedOf(read);
  const failed = load.status === 'failed';
  return (
    <Select
      id={id}
      aria-label={label}
      mode="multiple"
      placeholder={placeholder}
      disabled={disabled}
      showSearch={{ optionFilterProp: 'label' }}
      status={failed ? 'warning' : ''}
      loading={load.status === 'loading'}
      options={[...options]}
      value={[...value]}
      onChange={onChange}
      onOpenChange={(isOpen) => isOpen && failed && read.refetch()}
      notFoundContent={failed ? load.message : undefined}
    />
  );
}
