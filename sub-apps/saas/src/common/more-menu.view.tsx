import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { Button, Dropdown, type MenuProps } from 'antd';

interface Props {
  readonly label: string;
  /** `false` for actions that are not offered. */
  readonly items: readonly (NonNullable<MenuProps['items']>[number] | false)[];
}

/** A page's secondary actions behind one button; nothing if there are none. */
export function MoreMenu({ label, items }: Props) {
  const offered = items.filter((item) => item !== false);
  if (offered.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items: offered }}>
      <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {label}
      </Button>
    </Dropdown>
  );
}
