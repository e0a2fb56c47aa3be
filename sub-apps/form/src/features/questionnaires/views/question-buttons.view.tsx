import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import CopyOutlined from '@ant-design/icons/es/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { Button, Flex } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (offset: 1 | -1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** The buttons that move, duplicate and remove a question. */
export function QuestionButtons({ title, isFirst, isLast, onStep, onDuplicate, onRemove }: Props) {
  const { t } = phrases.use();
  const button = (label: string) => ({
    type: 'text' as const,
    size: 'small' as const,
    'aria-label': label,
    title: label,
  });
  return (
    <Flex>
      <Button
        {...button(t('up', { title }))}
        disabled={isFirst}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => onStep(-1)}
      />
      <Button
        {...button(t('down', { title }))}
        disabled={isLast}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => onStep(1)}
      />
      <Button
        {...button(t('double', { title }))}
        icon={<CopyOutlined aria-hidden />}
        onClick={onDuplicate}
      />
      <Button
        {...button(t('remove', { title }))}
        icon={<DeleteOutlined aria-hidden />}
        onClick={onRemove}
      />
    </Flex>
  );
}
