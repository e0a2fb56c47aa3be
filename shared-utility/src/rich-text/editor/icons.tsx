import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import CodeOutlined from '@ant-design/icons/es/icons/CodeOutlined';
import FunctionOutlined from '@ant-design/icons/es/icons/FunctionOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import StrikethroughOutlined from '@ant-design/icons/es/icons/StrikethroughOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import UnderlineOutlined from '@ant-design/icons/es/icons/UnderlineOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { KindIcon } from '@edu/shared-utility/media';
import type { ReactNode } from 'react';

/** Icons of commands by name; a command without one shows its label. */
export const icons: Readonly<Record<string, ReactNode>> = {
  bold: <BoldOutlined />,
  italic: <ItalicOutlined />,
  underline: <UnderlineOutlined />,
  strike: <StrikethroughOutlined />,
  code: '</>',
  subscript: 'x₂',
  superscript: 'x²',
  bulletList: <UnorderedListOutlined />,
  orderedList: <OrderedListOutlined />,
  blockquote: '❝',
  codeBlock: <CodeOutlined />,
  link: <KindIcon kind="link" />,
  table: <TableOutlined />,
  picture: <KindIcon kind="image" />,
  audio: <KindIcon kind="audio" />,
  video: <KindIcon kind="video" />,
  formula: <FunctionOutlined />,
  blank: '＿',
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
};
