import AudioOutlined from '@ant-design/icons/es/icons/AudioOutlined';
import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import CodeOutlined from '@ant-design/icons/es/icons/CodeOutlined';
import FunctionOutlined from '@ant-design/icons/es/icons/FunctionOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/es/icons/RedoOutlined';
import StrikethroughOutlined from '@ant-design/icons/es/icons/StrikethroughOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import UnderlineOutlined from '@ant-design/icons/es/icons/UnderlineOutlined';
import UndoOutlined from '@ant-design/icons/es/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import type { ReactNode } from 'react';

/** Signs of what can be done, by its name; what has none is written out. */
export const icons: Readonly<Record<string, ReactNode>> = {
  bold: <BoldOutlined />,
  italic: <ItalicOutlined />,
  underline: <UnderlineOutlined />,
  strike: <StrikethroughOutlined />,
  code: '</>',
  bulletList: <UnorderedListOutlined />,
  orderedList: <OrderedListOutlined />,
  blockquote: '❝',
  codeBlock: <CodeOutlined />,
  link: <LinkOutlined />,
  table: <TableOutlined />,
  picture: <PictureOutlined />,
  audio: <AudioOutlined />,
  formula: <FunctionOutlined />,
  blank: '＿',
  undo: <UndoOutlined />,
  redo: <RedoOutlined />,
};
