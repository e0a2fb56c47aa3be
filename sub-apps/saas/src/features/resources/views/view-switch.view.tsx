import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { Button, Flex } from 'antd';
import type { ViewMode } from '../data/view-mode.hook';
import { phrases } from '../phrases';

interface Props {
  readonly mode: ViewMode;
  readonly onChange: (mode: ViewMode) => void;
}

const icons = {
  grid: <AppstoreOutlined aria-hidden />,
  table: <UnorderedListOutlined aria-hidden />,
};

/** Switches between cards and table. */
export function ViewSwitch({ mode, onChange }: Props) {
  const { t } = phrases.use();
  return (
    <Flex gap={2} style={{ marginInlineStart: 'auto' }}>
      {(['grid', 'table'] as const).map((item) => (
        <Button
          key={item}
          type={item === mode ? 'primary' : 'text'}
          ghost={item === mode}
          icon={icons[item]}
          aria-label={t(item)}
          aria-pressed={item === mode}
          onClick={() => onChange(item)}
        />
      ))}
    </Flex>
  );
}
