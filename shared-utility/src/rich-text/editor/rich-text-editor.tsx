import { LazyView, lazyPart, partFailed } from '@edu/shared-utility';
import { Skeleton } from 'antd';
import type { RichTextEditorProps } from './types';

const part = lazyPart<RichTextEditorProps>('shared-rich-text', () => import('./editor.view'));

/** Editor of a formatted text; its chunk is loaded with the first one. */
export const RichTextEditor = (props: RichTextEditorProps) => (
  <LazyView
    part={part}
    partProps={props}
    loading={
      <Skeleton active title={false} paragraph={{ rows: props.variant === 'full' ? 5 : 1 }} />
    }
    failed={partFailed}
  />
);
