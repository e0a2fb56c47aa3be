import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import { Button, Dropdown } from 'antd';

export interface RowMenuProps {
  readonly label: string;
  readonly size: 'small' | 'middle';
  readonly disabled: boolean;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly danger: boolean;
    readonly disabled: boolean;
    readonly title: string;
    readonly onClick: () => void;
  }[];
}

/** The row's actions that do not fit side by side. */
export default function RowMenu({ label, size, disabled, items }: RowMenuProps) {
  return (
    <Dropdown trigger={['click']} disabled={disabled} menu={{ items: [...items] }}>
      <Button
        type="text"
        size={size}
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={label}
        data-row-action="more"
      />
    </Dropdown>
  );
}
